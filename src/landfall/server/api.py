"""The HTTP half of the wire, described by OpenAPI at /api/schema/openapi.json."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, post, route
from litestar.datastructures import ResponseHeader
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from landfall.analysis.statistics import Statistics
from landfall.flow import Record
from landfall.server.change_over import engines, is_compiling
from landfall.server.errors import NotDone
from landfall.server.gate import address_of
from landfall.server.http_messages import (
    Alive,
    Analyse,
    AnalysisState,
    AskStatistics,
    GameInfo,
    GuideInfo,
    Health,
    Learn,
    NewTable,
    Offer,
    OpenRecord,
    PlayOn,
    PlayOnRecord,
    Replay,
    RulesInfo,
    SavePage,
    SeatLink,
    SetUp,
    SitDown,
    TableMade,
    Verified,
    WithToken,
)
from landfall.server.lobby import Lobby
from landfall.server.messages import WIRE, Status, TableInfo
from landfall.server.offers import offer
from landfall.server.openapi import refused
from landfall.server.page import READING
from landfall.server.shelf import Kept, Shelf
from landfall.texts import LANGUAGES
from landfall.texts.bundles import HERE as COMMON_TEXTS

TEXT_FILES = {name for lang in LANGUAGES for name in (f"{lang}.ftl", f"howto.{lang}.md")}

MOST_TABLES = 50  # in one answer
RECORD_BYTES = 2_000_000  # of a request with a saved game: its text, written as JSON once more

# Codes by which anything that is sent may be refused, and anything about one table.
SENT = ("oversized", "foreign-page", "media-type", "storage-failed")
BRANCHED = (
    "no-such-position", "table-ended", "wrong-number-of-seats", "unknown-level", "blank-name", "name-taken", "stale",
)  # fmt: skip
LOOKED_UP = ("no-such-table", "table-damaged", "storage-failed")

AnyRequest = Request[Any, Any, AppState]

read = partial(route, http_method=READING)  # GET, and HEAD without a body


def lobby_of(request: AnyRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def shelf_of(request: AnyRequest) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


class Games(Controller):
    """What can be played, and its texts."""

    path = "/api"
    tags = ("games",)

    @read("/games", sync_to_thread=True, responses=refused())
    def games(self, request: AnyRequest) -> Response[list[GameInfo]]:
        """The games that a table can be created for, with their options and the levels of bots."""
        return shelf_of(request).all_infos.answer(request)

    @read("/games/{game_id:str}", sync_to_thread=True, responses=refused("unknown-game"))
    def game(self, request: AnyRequest, game_id: FromPath[str]) -> Response[GameInfo]:
        """One game."""
        shelf = shelf_of(request)
        shelf.check(game_id)
        return shelf.infos[game_id].answer(request)

    @post(
        "/games/{game_id:str}/options",
        status_code=200,
        sync_to_thread=True,
        responses=refused("unknown-game", "bad-setup", "oversized", "foreign-page", "media-type"),
    )
    def options(self, request: AnyRequest, game_id: FromPath[str], data: JSONBody[SetUp]) -> Offer:
        """Which values of the options go together at a table of this many seats, and what the wishes come to."""
        shelf = shelf_of(request)
        shelf.check(game_id)
        return offer(shelf.games[game_id], data.seats, data.options)

    @read(
        "/texts/{game_id:str}/{file:str}",
        media_type=MediaType.TEXT,
        sync_to_thread=True,
        responses=refused("unknown-game", "unknown-language"),
    )
    def texts(self, request: AnyRequest, game_id: FromPath[str], file: FromPath[str]) -> Response[str]:
        """A game's texts in Project Fluent, as `pl.ftl`, and how to play it in Markdown, as `howto.pl.md`.

        `common` is what all games share. Empty if a game has no texts.
        """
        if file not in TEXT_FILES:
            raise NotDone("unknown-language", lang=file)
        folder = str(COMMON_TEXTS)
        if game_id != "common":
            shelf = shelf_of(request)
            shelf.check(game_id)
            folder = shelf.games[game_id].texts()
        path = Path(folder) / file
        return Kept(path.read_bytes() if folder and path.is_file() else b"", MediaType.TEXT).answer(request)

    @read(
        "/rules/{game_id:str}/{lang:str}",
        sync_to_thread=True,
        responses=refused("unknown-game", "unknown-language"),
    )
    def rules(self, request: AnyRequest, game_id: FromPath[str], lang: FromPath[str]) -> Response[RulesInfo]:
        """The complete rules of a game in sections, an entry for every piece, and the player aid.

        `rules.lang` is the language of the rules themselves: English where they are not translated.
        """
        if lang not in LANGUAGES:
            raise NotDone("unknown-language", lang=lang)
        shelf = shelf_of(request)
        shelf.check(game_id)
        return shelf.rules_of(game_id, lang).answer(request)

    @read(
        "/guides/{game_id:str}/{lang:str}",
        sync_to_thread=True,
        responses=refused("unknown-game", "unknown-language"),
    )
    def guide(self, request: AnyRequest, game_id: FromPath[str], lang: FromPath[str]) -> Response[GuideInfo]:
        """What a game's guided first game says, in chapters and steps; no chapters if there is none."""
        if lang not in LANGUAGES:
            raise NotDone("unknown-language", lang=lang)
        shelf = shelf_of(request)
        shelf.check(game_id)
        return shelf.guide_of(game_id, lang).answer(request)

    @post("/guides/{game_id:str}", responses=refused("unknown-game", "not-guided", *SENT))
    async def learn(self, request: AnyRequest, game_id: FromPath[str], data: JSONBody[Learn]) -> TableMade:
        """Create a table for a guided first game: a fixed deal, bots that play a script and then freely."""
        return await lobby_of(request).learn(game_id, data, address_of(request))

    @read("/socket.schema.json", sync_to_thread=False, responses=refused())
    def socket_schema(self, request: AnyRequest) -> Response[dict[str, Any]]:
        """JSON schemas of the messages on the socket `/ws/tables/{id}`, in both directions."""
        return shelf_of(request).socket_schema.answer(request)

    @read("/alive", sync_to_thread=False, responses=refused())
    def alive(self, request: AnyRequest) -> Alive:
        """Whether the process runs, whatever else may be wrong. Does not ask storage or bots."""
        return Alive(request.app.state.version, WIRE, engines(), is_compiling())

    @read("/health", responses=refused("storage-away", "bots-away"))
    async def health(self, request: AnyRequest) -> Health:
        """Whether the server can work: tests writing to the storage, and whether bots answer."""
        lobby = lobby_of(request)
        await request.app.state.readiness.check()
        return Health(request.app.state.version, WIRE, len(lobby.rooms), lobby.connections(), lobby.settings.near)


class Tables(Controller):
    """Creating tables and sitting down at them."""

    path = "/api/tables"
    tags = ("tables",)
    response_headers = (ResponseHeader(name="Cache-Control", value="no-store"),)

    @read("/", responses=refused("storage-failed"))
    async def listed(
        self,
        request: AnyRequest,
        status: FromQuery[Status | None] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_TABLES)] = MOST_TABLES,
        offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        ids: Annotated[str, QueryParameter(max_length=33 * MOST_TABLES)] = "",
    ) -> list[TableInfo]:
        """Listed tables, the latest changed first; with `status`, only those of this status.

        With `ids`, separated by commas, these tables instead, listed or not, with whose turn it is; unknown ones are
        left out.
        """
        lobby = lobby_of(request)
        if ids:
            return await lobby.found(ids.split(",")[:MOST_TABLES])
        return await lobby.listed(status, limit, offset)

    @post(
        "/",
        responses=refused("bad-setup", "unknown-level", "unknown-game", "blank-name", "name-taken", *SENT),
    )
    async def make(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
        """Create a table. The answer holds a link for each person's seat: whoever has it plays the seat."""
        return await lobby_of(request).make(data, address_of(request))

    @read("/{table_id:str}", responses=refused(*LOOKED_UP))
    async def table(self, request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
        """What everybody may know about a table."""
        return await lobby_of(request).info(table_id)

    @post(
        "/{table_id:str}/sit",
        responses=refused(
            "no-such-place", "table-ended", "seat-taken", "blank-name", "name-taken", "stale", *LOOKED_UP, *SENT
        ),
    )
    async def sit(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitDown]) -> SeatLink:
        """Take an open seat under a chosen name."""
        return await lobby_of(request).sit(table_id, data)

    @post(
        "/{table_id:str}/rematch",
        responses=refused("bad-token", "table-runs", "stale", *LOOKED_UP, *SENT),
    )
    async def rematch(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[WithToken]) -> TableInfo:
        """Play again with the same people, once the game has ended. Each seat's token works at the new table too."""
        return await lobby_of(request).play_again(table_id, data.token)

    @post(
        "/{table_id:str}/abandon",
        responses=refused("bad-token", "table-ended", "stale", *LOOKED_UP, *SENT),
    )
    async def abandon(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[WithToken]) -> TableInfo:
        """Wish to end the table without a result; it ends when all wish so, or a day later if others stay away."""
        return await lobby_of(request).stop(table_id, data.token)

    @post(
        "/{table_id:str}/delete",
        status_code=200,
        responses=refused("bad-token", "others-hold-seats", "stale", *LOOKED_UP, *SENT),
    )
    async def delete(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[WithToken]) -> TableInfo:
        """Delete a table for good, with its record. Refused if another person has a seat there. Answers what it was."""
        return await lobby_of(request).delete(table_id, data.token)

    @read(
        "/{table_id:str}/record",
        media_type=MediaType.JSON,
        responses=refused("table-runs", "table-stuck", *LOOKED_UP),
    )
    async def record(self, request: AnyRequest, table_id: FromPath[str]) -> Response[Record]:
        """The record of a table that has ended, with its seed; 409 `table-runs` before."""
        record = await lobby_of(request).record(table_id)
        headers = {"Content-Disposition": f'attachment; filename="landfall-{table_id}.json"'}
        return Response(record, media_type=MediaType.JSON, headers=headers)

    @read(
        "/{table_id:str}/replay",
        media_type=MediaType.JSON,
        responses=refused("bad-token", "table-runs", "table-stuck", "no-such-place", "nothing-stored", *LOOKED_UP),
    )
    async def replay(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
        is_open: Annotated[bool, QueryParameter(name="open")] = False,
    ) -> Response[Replay]:
        """The game so far, position by position. Once it has ended: as any `seat` saw it, or with everything `open`.

        While it runs: as the seat saw it whose token is sent as `Authorization: Bearer TOKEN`, or a spectator.
        """
        body = await lobby_of(request).replay(table_id, token_of(request), seat, is_open)
        return sent(body)

    @read(
        "/{table_id:str}/verification",
        responses=refused("table-runs", "table-stuck", "other-rules", *LOOKED_UP),
    )
    async def verification(self, request: AnyRequest, table_id: FromPath[str]) -> Verified:
        """Check the deal of a game that has ended: its seed against the hash published at the start, its moves played
        again against its last position."""
        return await lobby_of(request).verify(table_id)

    @post(
        "/{table_id:str}/branches",
        responses=refused("table-runs", "table-stuck", *BRANCHED, *LOOKED_UP, *SENT),
    )
    async def play_on(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[PlayOn]) -> TableMade:
        """Play on from a position of a game that has ended, at a new table with the same number of seats."""
        return await lobby_of(request).play_on(table_id, data, address_of(request))


class Records(Controller):
    """Saved games that are looked at and not kept."""

    path = "/api/records"
    tags = ("records",)
    response_headers = (ResponseHeader(name="Cache-Control", value="no-store"),)

    @post(
        "/",
        request_max_body_size=RECORD_BYTES,
        status_code=200,
        responses=refused("bad-record", "no-such-place", "nothing-stored", *SENT),
    )
    async def open_record(self, request: AnyRequest, data: JSONBody[OpenRecord]) -> Response[Replay]:
        """The positions of a saved game, as a seat saw it or with everything open. Every move is checked."""
        return sent(await lobby_of(request).replays.of_record(data))

    @post("/branches", request_max_body_size=RECORD_BYTES, responses=refused("bad-record", *BRANCHED, *SENT))
    async def play_on(self, request: AnyRequest, data: JSONBody[PlayOnRecord]) -> TableMade:
        """Play on from a position of a saved game, at a new table with the same number of seats."""
        return await lobby_of(request).play_on_record(data, address_of(request))

    @post(
        "/page",
        request_max_body_size=RECORD_BYTES,
        status_code=200,
        media_type=MediaType.HTML,
        responses=refused(
            "bad-record",
            "no-such-place",
            "nothing-stored",
            "page-not-built",
            "page-too-large",
            "no-such-analysis",
            "table-runs",
            "table-stuck",
            *LOOKED_UP,
            *SENT,
        ),
    )
    async def save_page(self, request: AnyRequest, data: JSONBody[SavePage]) -> Response[str]:
        """A game as one HTML file, which replays it on its own board without a server."""
        body = await lobby_of(request).saved_page(data)
        headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="landfall-game.html"'}
        return Response(body.decode(), media_type=MediaType.HTML, headers=headers)


class Analyses(Controller):
    """Games that have ended, weighed decision by decision in processes that give way to the tables."""

    path = "/api/analyses"
    tags = ("analyses",)
    response_headers = (ResponseHeader(name="Cache-Control", value="no-store"),)

    @post(
        "/",
        request_max_body_size=RECORD_BYTES,
        status_code=200,
        responses=refused(
            "bad-record", "other-rules", "too-many-analyses", "table-runs", "table-stuck", *LOOKED_UP, *SENT
        ),
    )
    async def analyse(self, request: AnyRequest, data: JSONBody[Analyse]) -> AnalysisState:
        """Begin to weigh a game, or find out how far that is. The same game, depth and seed is weighed once."""
        return await lobby_of(request).analyse(data)

    @read("/{analysis_id:str}", responses=refused("no-such-analysis"))
    async def analysis(self, request: AnyRequest, analysis_id: FromPath[str]) -> AnalysisState:
        """How far it is, and its result."""
        return lobby_of(request).analyses.found(analysis_id).state()

    @post(
        "/{analysis_id:str}/cancel",
        status_code=200,
        responses=refused("no-such-analysis", "foreign-page", "media-type"),
    )
    async def cancel(self, request: AnyRequest, analysis_id: FromPath[str]) -> AnalysisState:
        """Weigh it no further."""
        return await lobby_of(request).analyses.cancel(analysis_id)


class OwnStatistics(Controller):
    """Games that have ended, in figures."""

    path = "/api/statistics"
    tags = ("statistics",)
    response_headers = (ResponseHeader(name="Cache-Control", value="no-store"),)

    @post("/", status_code=200, responses=refused("storage-failed", *SENT))
    async def statistics(self, request: AnyRequest, data: JSONBody[AskStatistics]) -> Statistics:
        """How one's own seats have fared at these tables. Those that run, or that nobody knows, are left out."""
        return await lobby_of(request).own_games.statistics(data.tables)


def token_of(request: AnyRequest) -> str | None:
    """The token of a seat, sent in a header so that no log of addresses holds it."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def sent(body: bytes) -> Response[Any]:
    return Response(body, media_type=MediaType.JSON, headers={"Cache-Control": "no-store"})
