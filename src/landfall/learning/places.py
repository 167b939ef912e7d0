"""Where the rules of a game lie, and what it brings for learners."""

from __future__ import annotations

from pathlib import Path

from landfall.flow import Game

HERE = Path(__file__).parent
IN_WHEEL = HERE / "pages"
IN_CHECKOUT = HERE.parent.parent.parent / "docs" / "rules"


def rules_folder() -> Path:
    """The pages of our own games: in a wheel beside this file, in a checkout in docs/rules."""
    return IN_WHEEL if IN_WHEEL.is_dir() else IN_CHECKOUT


def rules_file(game: Game, lang: str) -> Path | None:
    """The rules of a game in one language. A third-party game has `rules.en.md` and so on among its texts."""
    folder = rules_folder() if lang == "en" else rules_folder() / lang
    own = [Path(game.texts()) / f"rules.{lang}.md"] if game.texts() else []
    return next((path for path in (*own, folder / f"{game.id}.md") if path.is_file()), None)


def learning_folder(game: Game) -> Path | None:
    """`learning/` beside a game's `texts/`: what entries there are, and texts for learners only."""
    folder = Path(game.texts()).parent / "learning" if game.texts() else None
    return folder if folder is not None and folder.is_dir() else None


def data_folder(game: Game) -> Path:
    """`data/` beside a game's `texts/`: its printed figures."""
    return Path(game.texts()).parent / "data"
