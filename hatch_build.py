"""Hatch's build hook: puts the compiled engines, the built page and the rules into the wheel.

They are made in a temporary folder: `pip install .` leaves nothing in the checkout. An editable install needs neither:
`./dev` builds them.

`LANDFALL_REQUIRE_COMPILED=1` makes a missing C compiler an error instead of a wheel of plain Python.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import engines, page  # noqa: E402 - first say that no bytecode is to be left here

RULES = Path(__file__).resolve().parent / "docs" / "rules"


class Hook(BuildHookInterface[Any]):
    folder: Path | None = None  # where they are made

    def dependencies(self) -> list[str]:
        return [] if self.target_name != "wheel" or page.system_npm() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="landfall-"))
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)  # also where a step fails
        include: dict[str, str] = build_data["force_include"]
        include[str(page.build_aside(self.folder, page.system_npm))] = "landfall/server/page"
        include[str(RULES)] = "landfall/learning/pages"
        if engines.has_compiler():
            extensions = engines.compile_engines(self.folder / "mypyc", games=engines.FULL)
            for name, file in extensions.items():
                include[str(file)] = str(Path(*name.split(".")).parent / file.name)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("LANDFALL_REQUIRE_COMPILED") == "1":
            raise RuntimeError("LANDFALL_REQUIRE_COMPILED=1, but no C compiler was found")
        else:
            self.app.display_warning("No C compiler found: the wheel holds plain Python engines.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
