"""Runs the notebooks of `examples/` without Jupyter: every code cell in turn, in one namespace.

    python -m tests.notebooks examples/balance_study.ipynb                  runs it whole and keeps what it shows
    python -m tests.notebooks examples/balance_study.ipynb '{"GAMES": 6}'   runs it with these values and prints that

The cell tagged "parameters" says how long it takes.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(notebook: dict[str, Any], short: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
    """What each code cell shows, as a notebook keeps it: printed text, and the value of its last line."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(tree, "cell", "exec"), names)
            value = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        if "parameters" in cell["metadata"].get("tags", []):
            assert short.keys() <= names.keys(), "a value that the notebook does not have"
            names.update(short)
        shown.append(outputs(printed.getvalue(), value))
    return shown


def outputs(printed: str, value: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"output_type": "stream", "name": "stdout", "text": printed.splitlines(keepends=True)})
    drawn = getattr(value, "_repr_svg_", None)
    if drawn is not None:
        data = {"image/svg+xml": drawn().splitlines(keepends=True), "text/plain": ["a plot"]}
        found.append({"output_type": "display_data", "metadata": {}, "data": data})
    return found


def read(path: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def main(path: Path, short: str = "") -> None:
    sys.path.insert(0, str(EXAMPLES))
    notebook = read(path)
    shown = run(notebook, json.loads(short or "{}"))
    if short:
        print(json.dumps(shown))
        return
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = shown.pop(0)
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
