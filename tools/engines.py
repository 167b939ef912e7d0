"""Compiles the engines with mypyc.

    python -m tools.engines      compile what changed into build/compiled/<python tag>/, with a manifest

Needs mypy, setuptools, a C compiler. In a checkout the games are compiled with -O1 and what they share with -O3: that
takes about three fifths of the time, and the engines play at most 2.5 % slower. A wheel has -O3 for all.
`LANDFALL_OPT_LEVEL=0` compiles everything with -O0: the build is faster, the engines slower.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
FULL = "3"
SHARED = ("landfall_flow", "landfall_bots", "landfall_envs")  # the groups that are no game


def choice() -> ModuleType:
    """`landfall._compiled`, without importing the engines with it."""
    spec = importlib.util.spec_from_file_location("landfall_compiled", SOURCES / "landfall" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def inputs() -> list[Path]:
    """Everything the compiled engines depend on."""
    groups = choice().compiled_sources().values()
    return [*(source for group in groups for source in group), Path(__file__).resolve(), ROOT / "constraints.txt"]


def manifest() -> Path:
    path: Path = choice().MANIFEST
    return path


def opt_level(games: str = "1", group: str = "") -> str:
    """How much the C compiler optimises a group; `games` is the level of games where none is set."""
    return os.environ.get("LANDFALL_OPT_LEVEL") or (FULL if group in SHARED else games)


def has_compiler() -> bool:
    """Whether extension modules can be built here. On Windows setuptools finds Microsoft's compiler by itself."""
    named = os.environ.get("CC", "").split()
    return os.name == "nt" or any(shutil.which(name) for name in [*named[:1], "cc", "gcc", "clang"])


def compile_engines(folder: Path = WORK, games: str = "1") -> dict[str, Path]:
    """Compile every group, the games at this level of optimisation. The folder keeps what need not be made again.
    Returns the extension file of each module."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    compiled = choice()
    work = folder / compiled.PYTHON_TAG
    work.mkdir(parents=True, exist_ok=True)
    groups = {
        name: [str(source.relative_to(SOURCES)) for source in sources]
        for name, sources in compiled.compiled_sources().items()
    }
    before = Path.cwd()
    os.chdir(SOURCES)  # mypyc names modules by their path from here
    try:
        extensions = mypycify(
            [
                f"--config-file={ROOT / 'pyproject.toml'}",
                f"--cache-dir={work / 'cache'}",
                "--follow-imports=silent",  # what is not compiled is checked elsewhere
                *(source for sources in groups.values() for source in sources),
            ],
            separate=[(sources, name) for name, sources in groups.items()],
            opt_level=FULL,
            debug_level="0",
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            level = opt_level(games, extension.name.removesuffix("__mypyc"))
            flags = extension.extra_compile_args
            extension.extra_compile_args = [f"-O{level}" if flag == f"-O{FULL}" else flag for flag in flags]
        extensions.sort(key=size_of, reverse=True)  # the largest first, so that no processor waits for it at the end
        command = Distribution({"name": "landfall", "ext_modules": extensions}).get_command_obj("build_ext")
        tell_progress(command, list(groups))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return {extension.name: Path(command.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    finally:
        os.chdir(before)


def size_of(extension: Any) -> int:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def tell_progress(command: Any, groups: list[str]) -> None:
    """Make `build_ext` print a line for each finished group of modules: the large ones take a minute each."""
    build = command.build_extension
    ready: list[str] = []

    def build_and_tell(extension: Any) -> None:
        build(extension)
        group = extension.name.removesuffix("__mypyc")
        if group in groups:
            ready.append(group)
            print(f"  {group.removeprefix('landfall_')}: {len(ready)} of {len(groups)}", flush=True)

    command.build_extension = build_and_tell


def install_in_checkout() -> None:
    """Compile, then copy the result to where `landfall._compiled` looks; the manifest last, so half is never used."""
    compiled = choice()
    hashes = compiled.source_hashes()
    built = compile_engines()
    folder = compiled.MANIFEST.parent
    folder.mkdir(parents=True, exist_ok=True)
    modules = {}
    for name, file in built.items():
        target = folder / file.relative_to(WORK / compiled.PYTHON_TAG / "lib")
        put(file.read_bytes(), target)
        modules[name] = target.relative_to(folder).as_posix()
    put(json.dumps({"sources": hashes, "modules": modules}, indent=1).encode(), compiled.MANIFEST)


def put(content: bytes, target: Path) -> None:
    """Replace a file atomically, so that a process that runs the old one is not disturbed."""
    if target.is_file() and target.read_bytes() == content:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as new:
        new.write(content)
    os.replace(new.name, target)


if __name__ == "__main__":
    install_in_checkout()
