"""The page: the built files, and index.html for every address that the page itself understands."""

from __future__ import annotations

import asyncio
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from landfall.flow import UnknownGame
from landfall.games import load_game
from landfall.server.errors import NotDone

BOARDS = "boards"  # where boards of third-party games are found: /boards/GAME/board.js
READING = (HttpMethod.GET, HttpMethod.HEAD)
HERE = Path(__file__).parent
IN_WHEEL = HERE / "page"
IN_CHECKOUT = HERE.parent.parent.parent / "web" / "dist"

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'{sockets};"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HOST = re.compile(r"[a-z0-9.-]+(:[0-9]+)?", re.IGNORECASE)  # as a policy may name it

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landfall</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Landfall is running</h1>
<p>The page has not been built yet. In a checkout, <code>./dev setup</code> builds it; then reload this page.</p>
<p>Tables can be joined from a terminal meanwhile: <code>landfall join</code> and this table’s address.
What the server offers to programs is described in <a href="/api/schema/openapi.json">openapi.json</a>.</p>
</body>
</html>
"""


def page_folder(chosen: Path | None) -> Path | None:
    """Where the built page lies."""
    for folder in (chosen,) if chosen is not None else (IN_WHEEL, IN_CHECKOUT):
        if folder is not None and (folder / "index.html").is_file():
            return folder
    return None


def page_handlers(chosen: Path | None) -> list[HTTPRouteHandler]:
    """Handlers for everything except the API. Each request looks up the folder, so a page built later is found."""

    @route(["/", "/{path:path}"], http_method=READING, media_type=MediaType.HTML, include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
        found = await asyncio.to_thread(answer, path.strip("/"), chosen)
        found.headers.update(safety(request.headers.get("host", "")))
        return found

    return [page]


def safety(host: str) -> dict[str, str]:
    """What the page may do: connect only to its own server. For older browsers 'self' does not include sockets."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return {
        "Referrer-Policy": "no-referrer",  # addresses of seats are sent nowhere
        "Content-Security-Policy": POLICY.format(sockets=sockets),
    }


def answer(name: str, chosen: Path | None) -> Response[Any]:
    """A file of the page, or the page itself."""
    if name.startswith(("api/", "ws/")):
        raise NotDone("no-such-page")
    if name.startswith(f"{BOARDS}/"):
        return board_file(*name.removeprefix(f"{BOARDS}/").partition("/")[::2])
    folder = page_folder(chosen)
    if folder is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML)
    found = file_in(folder, name, forever=name.startswith("assets/"))  # their names change with their content
    if found is not None:
        return found
    if name.startswith("assets/") or "." in name.rsplit("/", 1)[-1]:
        raise NotDone("no-such-page")
    index = (folder / "index.html").read_bytes()
    return Response(index, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def file_in(folder: Path, name: str, forever: bool = False) -> Response[Any] | None:
    """A file of a folder, or None if there is no such file in it."""
    try:
        file = (folder / name).resolve()
        is_there = bool(name) and file.is_file() and file.is_relative_to(folder.resolve())
    except (OSError, ValueError):  # no file can have such a name
        raise NotDone("no-such-page") from None
    if not is_there:
        return None
    kind = guess_type(file.name)[0] or "application/octet-stream"
    cache = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
    return Response(file.read_bytes(), media_type=kind, headers=cache)


def board_file(game_id: str, name: str) -> Response[Any]:
    """A file of the board that a third-party game brings."""
    try:
        folder = load_game(game_id).board()
    except UnknownGame:
        folder = ""
    found = file_in(Path(folder), name) if folder else None
    if found is None:
        raise NotDone("no-such-page")
    return found
