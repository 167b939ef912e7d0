"""The command that `landfall.server.typescript` describes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import landfall.server.typescript as types

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--schema"]:
            print(json.dumps(types.schemas(), indent=2))
        case [folder]:
            for path, text in types.files().items():
                (Path(folder) / path).write_text(text, encoding="utf-8")
        case _:
            sys.exit((types.__doc__ or "").rstrip())
