"""`landfall.say`: the rules by which values become language."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

import landfall
from landfall import Question, Refusal, say
from landfall.flow import Event, NamedAction, Option
from landfall.texts import LANGUAGES, UnknownLanguage, best_language, say_option, text

NAMES = ["Ania", "Bob"]


@dataclass(init=False, unsafe_hash=True)
class Moved(Event):
    game: ClassVar[str] = "no-such-game"
    seat: int
    ship: str

    def __init__(self, seat: int, ship: str) -> None:
        self.seat = seat
        self.ship = ship


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """Texts of a made-up game; the French ones are not written yet."""
    (tmp_path / "en.ftl").write_text(
        "name-shell = shell\n    .the = the shell\n"
        "name-number-1 = ships number 1\n"
        "name-track-tide = Tide\n"
        "name-patron-none = no patron\n"
        "took = { $seat }: { $thing } ({ $thing_id }), { $thing_the }\n"
        "listed = { $things } ({ $things_count })\n"
        "chose = { $group }, { $track }, { $patron }, { $other }\n"
        "counted = { $n ->\n    [one] one shell\n   *[other] { $n } shells\n }\n"
        "who = { $seat }, { $by_seat }, { $all_seats }, { $seats }\n"
        "flags = { $yes } { $no } { $yes_id ->\n    [true] T\n   *[false] F\n }\n",
        encoding="utf-8",
    )
    (tmp_path / "pl.ftl").write_text(
        "name-shell = muszla\n    .acc = muszlę\n"
        "took = { $seat }: { $thing_acc }, { $other_acc }\n"
        "listed = { $things_acc }\n"
        "counted = { $n ->\n    [one] { $n } muszla\n    [few] { $n } muszle\n    [many] { $n } muszli\n"
        "   *[other] { $n } muszli\n }\n",
        encoding="utf-8",
    )
    return str(tmp_path)


def test_values_are_said_by_their_names_and_forms(folder: str) -> None:
    given = {"seat": 0, "thing": "shell", "other": "pearl"}
    assert text("took", "en", given, folder=folder, names=NAMES) == "Ania: shell (shell), the shell"
    assert text("took", "pl", given, folder=folder, names=NAMES) == "Ania: muszlę, pearl"


def test_lists_are_joined_in_the_language_s_way(folder: str) -> None:
    assert text("listed", "en", {"things": "T1+B2+K3"}, folder=folder) == "T1, B2 and K3 (3)"
    assert text("listed", "en", {"things": ["T1", "B2"]}, folder=folder) == "T1 and B2 (2)"
    assert text("listed", "en", {"things": ("shell",)}, folder=folder) == "shell (1)"
    assert text("listed", "en", {"things": []}, folder=folder) == "none (0)"
    assert text("listed", "pl", {"things": "shell+T1"}, folder=folder) == "muszlę i T1"


def test_only_ids_joined_by_plus_are_a_list(folder: str) -> None:
    assert text("listed", "en", {"things": "/games/a+b.json"}, folder=folder) == "/games/a+b.json (1)"
    assert text("listed", "en", {"things": "+1"}, folder=folder) == "+1 (1)"


def test_signs_in_ids_and_names_of_a_single_field(folder: str) -> None:
    given = {"group": "number:1", "track": "tide", "patron": None, "other": None}
    assert text("chose", "en", given, folder=folder) == "ships number 1, Tide, no patron, none"


def test_seats_are_players_and_other_ints_are_numbers(folder: str) -> None:
    given = {"seat": 1, "by_seat": -1, "all_seats": (0, 1), "seats": 2}
    assert text("who", "en", given, folder=folder, names=NAMES) == "Bob, none, Ania and Bob, 2"
    assert text("who", "en", given, folder=folder) == "Player 2, none, Player 1 and Player 2, 2"


def test_yes_and_no(folder: str) -> None:
    assert text("flags", "en", {"yes": True, "no": False}, folder=folder) == "yes no T"


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 muszla"), (2, "2 muszle"), (5, "5 muszli"), (12, "12 muszli"), (22, "22 muszle")]
)
def test_polish_plurals(folder: str, n: int, said: str) -> None:
    assert text("counted", "pl", {"n": n}, folder=folder) == said


def test_what_a_language_lacks_is_said_in_english(folder: str) -> None:
    assert text("counted", "fr", {"n": 3}, folder=folder) == "3 shells"


def test_what_has_no_text_is_said_by_its_name() -> None:
    assert say(Moved(0, "T1"), "pl", NAMES) == "Ania: Moved: ship T1"
    assert say(Question("PlayCard", 0, "", {"card": "copy"}, "no-such-game")) == "Play card: card copy"
    assert say(NamedAction("set_aside", {"cards": "copy+swap"}, "")) == "Set aside: cards copy and swap"
    assert say(Refusal("cell-taken", "R 1", {"cell": 4, "seat": None})) == "Cell taken: rule R 1, cell 4, seat none"
    assert say(Option("first_move", ("a",), "a")) == "First move"
    assert say_option("no-such-game", "first_move", "top_left") == "Top left"
    assert say(3) == "3"


def test_an_option_of_a_game_is_said_in_its_own_texts() -> None:
    variant = landfall.load_game("star-race").options[0]
    assert (say(variant), say(variant, "pl")) == ("Variant", "Wariant")


def test_a_text_that_lacks_a_value_is_not_shown_half_said(folder: str) -> None:
    assert text("took", "en", {"seat": 0}, folder=folder) == "Took: seat Player 1"


def test_refusals_of_the_engine_have_texts_in_all_languages() -> None:
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    first = state.current_player()
    for action, seat in ((0, 1 - first), (-1, first), (0, 7), ("x", first)):
        refusal = state.refusal(action, seat)
        assert refusal is not None
        assert len({say(refusal, lang) for lang in LANGUAGES}) == 3


def test_an_illegal_action_is_said_by_its_refusal() -> None:
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    with pytest.raises(landfall.IllegalAction) as caught:
        state.apply_action(0, 1 - state.current_player())
    assert say(caught.value) == "It is not your turn."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Evacuation is for 1 to 4 players, not 9."),
        ("pl", "Ewakuacja: liczba graczy od 1 do 4, nie 9."),
        ("fr", "Evacuation se joue de 1 à 4 joueurs, pas à 9."),
    ],
)
def test_an_error_is_said_by_its_reason(lang: str, said: str) -> None:
    with pytest.raises(landfall.BadSetup) as wrong:
        landfall.load_game("evacuation").new_initial_state(9)
    assert say(wrong.value, lang) == said


def test_an_error_without_a_text_is_said_as_programmers_read_it() -> None:
    assert say(landfall.NoHistory("only the table keeps moves"), "fr") == "only the table keeps moves"


def test_an_unknown_language_is_a_named_error() -> None:
    for lang in ("de", "", "EN", None):
        with pytest.raises(UnknownLanguage, match="there are: en, pl, fr"):
            say(Refusal("game-over"), lang)  # type: ignore[arg-type]
    assert issubclass(UnknownLanguage, landfall.BadInput)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], lang: str) -> None:
    assert best_language(environ) == lang


def test_texts_are_loaded_only_when_something_is_said() -> None:
    code = "import landfall, sys; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
