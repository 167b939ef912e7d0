"""The application: API, socket and page, with everything they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from landfall.flow import LandfallError
from landfall.server.api import Analyses, Games, OwnStatistics, Records, Tables
from landfall.server.connection import serve_socket
from landfall.server.errors import NotDone, StorageFailed, problem, status_of
from landfall.server.gate import Gate, address_of, note, noticing_leave, send_safely
from landfall.server.health import Readiness
from landfall.server.lobby import Lobby
from landfall.server.page import page_handlers
from landfall.server.settings import Settings
from landfall.server.shelf import Shelf
from landfall.server.store import open_store
from landfall.server.unreadable import unreadable
from landfall.server.workers import Workers
from landfall.texts import LANGUAGES

log = logging.getLogger("landfall.server")

HTTP_CODES = {400: "malformed", 404: "no-such-page", 405: "not-allowed", 413: "oversized", 415: "media-type"}
NOTED = ("malformed", "foreign-page", "unknown-host")  # what is logged for the host

AnyRequest = Request[Any, Any, Any]

DESCRIPTION = (
    "Tables for people and bots. The socket is described at /api/socket.schema.json. "
    "The `words` of a refusal are in the language asked for by `?lang=` at any address (`en`, `pl`, `fr`), "
    "else in the first of `Accept-Language` that is one of these, else in English; its `code` is always the same."
)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    await serve_socket(socket.app.state.lobby, socket.app.state.gate, socket, table_id)


def make_app(settings: Settings | None = None) -> Litestar:
    """The application, to be run by any ASGI server."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(chosen.data_place(), serving=True)
        workers = Workers(chosen.worker_count(), chosen.bot_grace, chosen.games)
        lobby = Lobby(store, workers, chosen)
        app.state.lobby = lobby
        app.state.readiness = Readiness(lobby)
        await store.listen(lobby.heard, lobby.missed)
        tasks = [asyncio.create_task(lobby.tidy()), asyncio.create_task(lobby.resume())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await lobby.close()
            await workers.close()
            await store.close()

    gate = Gate(chosen)
    app = Litestar(
        route_handlers=[Games, Tables, Records, Analyses, OwnStatistics, table_socket, *page_handlers(chosen.page)],
        lifespan=[running],
        middleware=[noticing_leave],
        before_request=gate.before_request,
        before_send=[send_safely],
        exception_handlers={
            LandfallError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_body,
            UnicodeDecodeError: refuse_body,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Landfall",
            version=landfall_version(),
            description=DESCRIPTION,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=chosen.body_bytes,
        logging_config=None,
    )
    app.state.version = landfall_version()
    app.state.gate = gate
    app.state.shelf = Shelf()
    return app


def landfall_version() -> str:
    try:
        return version("landfall")
    except PackageNotFoundError:
        return "0"


# -- errors -----------------------------------------------------------------------------------------------------------


def refuse(request: AnyRequest, wrong: LandfallError) -> Response[Any]:
    status = status_of(wrong)
    if isinstance(wrong, StorageFailed):
        log.error("%s: %s was not stored: %s", address_of(request), told(request), wrong)
    elif status >= 500 and not isinstance(wrong, NotDone):
        log.error("%s failed", told(request), exc_info=wrong)
    elif isinstance(wrong, NotDone) and wrong.code in NOTED:
        note(address_of(request), "%s was refused: %s", told(request), wrong)
    return Response(problem(wrong, language_of(request)), status_code=status, media_type=MediaType.JSON)


def refuse_http(request: AnyRequest, wrong: HTTPException) -> Response[Any]:
    if wrong.status_code >= 500:
        return fail(request, wrong)
    code = HTTP_CODES.get(wrong.status_code, "malformed")
    refused = NotDone(code)
    if code == "malformed":
        extra = wrong.extra if isinstance(wrong.extra, list) else []
        first = next((one for one in extra if isinstance(one, dict)), {})
        refused = unreadable(str(first.get("message") or wrong.detail), str(first.get("key") or ""))
    if code == "oversized":
        handler = request.route_handler
        assert isinstance(handler, HTTPRouteHandler), "only a request has a body"
        refused = NotDone(code, most=handler.resolve_request_max_body_size() or 0)
    answer = refuse(request, refused)
    answer.status_code = wrong.status_code
    return answer


def refuse_body(request: AnyRequest, wrong: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """A body that cannot be read: its brackets are nested too deeply, or it is not valid UTF-8."""
    return refuse(request, NotDone("malformed", why="not-json"))


def fail(request: AnyRequest, wrong: Exception) -> Response[Any]:
    if request.scope["state"].get("left"):  # nobody is there to read the answer
        note(address_of(request), "%s: the client left before it had sent all", told(request))
        return refused_as(request, NotDone("malformed", why="not-json"))
    log.error("%s: %s failed", address_of(request), told(request), exc_info=wrong)
    return refused_as(request, NotDone("failed"))


def refused_as(request: AnyRequest, refused: NotDone) -> Response[Any]:
    answer = problem(refused, language_of(request))
    return Response(answer, status_code=status_of(refused), media_type=MediaType.JSON)


def told(request: AnyRequest) -> str:
    """The request, for the log: on one line, whatever the address holds, and without its query."""
    return f"{request.method} {request.scope['raw_path'].decode('latin-1')[:200]}"


def language_of(request: AnyRequest) -> str:
    """The language of `?lang=`, else the first of the browser's languages that has texts."""
    asked = request.query_params.get("lang", "")
    for lang in (asked, *(one.strip()[:2] for one in request.headers.get("accept-language", "").split(","))):
        if lang in LANGUAGES:
            return lang
    return "en"
