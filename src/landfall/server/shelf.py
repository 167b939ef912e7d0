"""What can be played, ready to be sent: looked up and encoded once per process, then identified by a tag."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

from landfall.flow import Game, Option
from landfall.flow.errors import UnknownGame
from landfall.games import game_ids, load_game
from landfall.learning import aid_of, entries_of, guide_of, guide_text, rules_of
from landfall.server.http_messages import ActionBlock, GameInfo, GuideInfo, ImpliedInfo, MixInfo, OptionInfo, RulesInfo
from landfall.server.levels import level_infos
from landfall.server.page import BOARDS
from landfall.server.typescript import schemas
from landfall.texts import LANGUAGES, has_text, say_option, text
from landfall.texts.say import say_option_help, say_part


class Shelf:
    """The games of this server. Looking for third-party games takes longer than everything else."""

    def __init__(self) -> None:
        self.rules: dict[tuple[str, str], Kept] = {}  # of a game in a language, once asked for
        self.guides: dict[tuple[str, str], Kept] = {}  # likewise

    @cached_property
    def games(self) -> dict[str, Game]:
        known = {id: known_game(id) for id in game_ids()}
        return {id: game for id, game in known.items() if game is not None}

    @cached_property
    def infos(self) -> dict[str, Kept]:
        return {id: Kept(msgspec.json.encode(game_info(game))) for id, game in self.games.items()}

    @cached_property
    def all_infos(self) -> Kept:
        return Kept(b"[" + b",".join(kept.body for kept in self.infos.values()) + b"]")

    def rules_of(self, id: str, lang: str) -> Kept:
        """The rules of a game that has been checked."""
        if (id, lang) not in self.rules:
            info = RulesInfo(rules_of(id, lang), entries_of(id, lang), aid_of(id, lang))
            self.rules[id, lang] = Kept(msgspec.json.encode(info))
        return self.rules[id, lang]

    def guide_of(self, id: str, lang: str) -> Kept:
        """The guide of a game that has been checked."""
        if (id, lang) not in self.guides:
            told = guide_text(id, lang)
            info = GuideInfo([] if told is None else told.chapters)
            self.guides[id, lang] = Kept(msgspec.json.encode(info))
        return self.guides[id, lang]

    @cached_property
    def socket_schema(self) -> Kept:
        return Kept(msgspec.json.encode(schemas()))

    def check(self, id: str) -> None:
        """Raises UnknownGame."""
        if id not in self.games:
            known = list(self.games)
            raise UnknownGame(f"there is no game {id!r}; there are {known}", "no-game", given=id, games=known)


class Kept:
    """An answer that seldom changes. A client that has it already is told so, and is not sent it again."""

    def __init__(self, body: bytes, media_type: str = MediaType.JSON) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        headers = {"ETag": self.tag, "Cache-Control": "no-cache"}  # kept by browsers, and asked for again each time
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=headers)


def known_game(id: str) -> Game | None:
    """The game, or None if a third-party game cannot be loaded: the others still work."""
    try:
        return load_game(id)
    except UnknownGame:
        return None


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title={lang: title_of(game, lang) for lang in LANGUAGES},
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[option_info(game, option) for option in game.options],
        levels=level_infos(game.id),
        actions=[
            ActionBlock(block.name, block.first, {name: list(values) for name, values in block.arguments.items()})
            for block in game.actions.blocks.values()
        ],
        guided=guide_of(game.id) is not None,
        tagline={lang: tagline_of(game, lang) for lang in LANGUAGES},
        board=f"/{BOARDS}/{game.id}/board.js" if game.board() else "",
    )


def title_of(game: Game, lang: str) -> str:
    folder = game.texts()
    return text("title", lang, folder=folder) if folder and has_text("title", lang, folder) else game.title


def tagline_of(game: Game, lang: str) -> str:
    folder = game.texts()
    return text("tagline", lang, folder=folder) if folder and has_text("tagline", lang, folder) else ""


def option_info(game: Game, option: Option) -> OptionInfo:
    name = option.name
    title = {lang: say_option(game.id, name, lang=lang) for lang in LANGUAGES}
    titles = {
        plain(value): {lang: say_option(game.id, name, value, lang) for lang in LANGUAGES} for value in option.values
    }
    mix = None
    if option.mix is not None:
        parts = [{lang: say_part(game.id, name, part, lang) for lang in LANGUAGES} for part in option.mix.parts]
        mix = MixInfo(option.mix.total, parts)
    implied = None
    if option.implied is not None:
        implied = ImpliedInfo(option.implied.option, option.implied.value, option.implied.default)
    return OptionInfo(
        name=name,
        values=list(option.values),
        default=option.default,
        title=title,
        value_titles=titles,
        help=help_of(game, option, None),
        value_helps={plain(value): said for value in option.values if (said := help_of(game, option, value))},
        mix=mix,
        implied=implied,
    )


def help_of(game: Game, option: Option, value: object) -> dict[str, str]:
    """What is said about an option or a value, per language; empty if nothing is."""
    said = {lang: say_option_help(game.id, option.name, value, lang) for lang in LANGUAGES}
    return said if any(said.values()) else {}


def plain(value: object) -> str:
    """A value as JavaScript writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
