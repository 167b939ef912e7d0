"""`landfall play`: whole games by scripted input."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import landfall
from landfall.terminal.prompt.play import Session
from landfall.terminal.tables.chairs import chairs_of
from landfall.terminal.words import Words
from tests.cli.runner import Ran, run

FIRST_CHOICES = "1\n" * 500


def play(*arguments: str, typed: str) -> Ran:
    return run("play", *arguments, typed=typed)


def saved(tmp_path: Path) -> landfall.Record:
    (file,) = (tmp_path / "data" / "games").glob("*.json")
    return landfall.Record.from_json(file.read_bytes())


@pytest.mark.parametrize("variant", ["basic", "family", "advanced"])
def test_a_whole_game_is_played_by_numbers(variant: str, tmp_path: Path) -> None:
    seats = "you,random,random,random"
    ran = play("star-race", "--seats", seats, "--variant", variant, "--seed", "4", typed=FIRST_CHOICES)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Winner: " in ran.out or "Shared victory: " in ran.out
    record = saved(tmp_path)
    assert record.options["variant"] == variant
    assert record.names == []  # nobody gave a name
    assert record.chairs == ["person", "random", "random", "random"]
    assert landfall.replay(record).is_terminal()


def test_advanced_actions_alone_are_played_with_generous_bonuses(tmp_path: Path) -> None:
    ran = play("evacuation", "--seats", "you,random", "--option", "actions=advanced", "--seed", "1", typed="quit\n")
    assert ran.code == 0, ran.err
    assert saved(tmp_path).options["bonuses"] == "generous"


@pytest.mark.parametrize(
    ("lang", "question", "saved_in"),
    [
        ("en", "Play a card.", "The game is saved in"),
        ("pl", "Zagraj kartę.", "Gra została zapisana w"),
        ("fr", "Jouez une carte.", "La partie est enregistrée dans"),
    ],
)
def test_the_prompts_are_in_the_chosen_language(lang: str, question: str, saved_in: str) -> None:
    ran = play("star-race", "--seats", "you,random", "--lang", lang, "--seed", "1", typed="1\n1\nquit\n")
    assert ran.code == 0
    assert question in ran.out
    assert saved_in in ran.out


def test_the_system_language_is_used_unless_another_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_MESSAGES", "pl_PL.UTF-8")
    assert "Zagraj kartę." in play("star-race", "--seats", "you,random", "--seed", "1", typed="quit\n").out
    assert "Play a card." in play("star-race", "--seats", "2", "--lang", "en", "--seed", "1", typed="quit\n").out


def first_question(typed: str, *more: str) -> str:
    """What is said when seat 1 begins a basic game of two and types this."""
    ran = play("star-race", "--seats", "you,random", "--option", "start_player=0", "--seed", "1", *more, typed=typed)
    assert ran.code == 0, ran.err
    return ran.out


def test_words_that_fit_one_action_choose_it() -> None:
    out = first_question("plus1\nT1\nquit\n")
    assert "You: +1\n" in out
    assert "You: T1, ring 3 → 6" in out


def test_signs_of_a_card_choose_it() -> None:
    assert "You: +1\n" in first_question("+1\nquit\n")


def test_words_that_fit_several_actions_narrow_the_list() -> None:
    out = first_question("number_plus1\nships\n2\nquit\n")
    assert "ships number 2" in out
    assert "You: T2, ring 3 → 6" in out


def test_local_words_choose_too() -> None:
    assert "Ty: Rasa +1" in first_question("rasa\nquit\n", "--lang", "pl")


def test_what_is_no_choice_is_answered() -> None:
    out = first_question("plus1\nwhy T3\nwhy\nnumber 99\n99\nT1\nquit\n")
    assert "That is possible now." in out
    assert "Why what?" in out
    assert "is neither a choice nor a command" in out
    assert "Choose a number from 1 to 9." in out


def test_an_impossible_choice_is_explained_by_its_refusal() -> None:
    # The first person moves T1 alone, so the second one's -2 can take no other ship. Enter answers each hand-over.
    typed = "\nplus1\nT1\n\nminus2\nwhy T3\nT3\nquit\n"
    out = play("star-race", "--seats", "you,you", "--option", "start_player=0", "--seed", "1", typed=typed).out
    assert out.count("T3 is at its start: it can neither go further out nor be swapped.") == 2


def test_undo_takes_back_the_card_and_not_what_others_have_built_on() -> None:
    out = first_question("plus1\nundo\nswap\nundo\nquit\n")
    assert out.count("Undone.") == 1
    assert "There is nothing to undo" in out


def test_help_shows_how_to_play_and_the_commands() -> None:
    out = first_question("?\nquit\n")
    assert "Nine cargo ships" in out
    assert "take back your last move" in out


def test_a_narrow_terminal_lists_the_rings_with_their_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ring 3 (start)   T1" in first_question("quit\n")
    monkeypatch.setenv("COLUMNS", "40")
    out = first_question("plus1\nT1\nquit\n")
    assert "Ring 3 (start)" not in out
    assert "Ring 3 T1 T2 T3* B1* B2 B3 K1 K2 K3" in out
    assert max(len(line) for line in out.split("The game is saved")[0].splitlines()) <= 40


def test_log_hint_and_table() -> None:
    """A hint says why."""
    out = first_question("log\nhint\ntable\nlog 1\nquit\n")
    assert "Hint: " in out
    assert out.count("Mission 1 of 4, the planet is worth 21. First to play: You.") == 2
    assert out.count("Play a card.") == 2


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "here" / "game+1.json"
    out = first_question(f"plus1\nT1\nsave {file}\nsave /dev/null/x\nquit\n")
    assert f"The game is saved in {file}" in out
    assert "/dev/null/x cannot be written" in out
    assert landfall.Record.from_json(file.read_bytes()).chairs == ["person", "random"]


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    assert "The game is saved in" in first_question("plus1\n")
    assert len(saved(tmp_path).parts[0].moves) == 1


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first_question("plus1\nT1\nquit\n", "--record", str(file))
    ran = play("--resume", str(file), "--seats", "you,random", typed=FIRST_CHOICES)
    assert ran.code == 0, ran.err
    assert landfall.replay(landfall.Record.from_json(file.read_bytes())).is_terminal()
    again = play("--resume", str(file), typed="")
    assert again.code == 2
    assert "is over" in again.err


def test_everybody_sits_where_they_sat_when_a_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = "greedy,you=Ania,search:20,random=Hal"
    begun = play("star-race", "--seats", seats, "--variant", "advanced", "--record", str(file), typed="quit\n")
    assert begun.code == 0, begun.err
    before = landfall.Record.from_json(file.read_bytes())
    assert before.chairs == ["greedy", "person", "search:20", "random"]
    assert before.names == ["", "Ania", "", "Hal"]
    ran = play("--resume", str(file), typed="quit\n")
    assert ran.code == 0, ran.err
    for name in ("Normal 1", "Ania", "Expert 20 3", "Hal"):
        assert name in ran.out
    after = landfall.Record.from_json(file.read_bytes())
    assert (after.chairs, after.names) == (before.chairs, before.names)
    view = landfall.replay(after).view(1)
    assert view["hired"]
    for ship in view["ships"]:
        assert (f"{ship} (" in ran.out) == (ship in view["hired"])  # the secrets shown are Ania's


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "does not say who sat where"), ("pl", "kto gdzie siedział"), ("fr", "qui était assis où")]
)
def test_a_saved_game_that_does_not_say_who_sat_where_asks_for_it(tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "game.json"
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    file.write_text(landfall.Record.of(state, ["Normal 1", "Ania"]).to_json(), encoding="utf-8")
    ran = play("--resume", str(file), "--lang", lang, typed="quit\n")
    assert ran.code == 2
    assert said in ran.err
    assert "Normal 1" in ran.err
    told = play("--resume", str(file), "--seats", "greedy,you", typed="quit\n")
    assert told.code == 0
    assert landfall.Record.from_json(file.read_bytes()).chairs == ["greedy", "person"]
    assert landfall.Record.from_json(file.read_bytes()).names == ["", "Ania"]


def test_a_saved_bot_that_is_not_known_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    file.write_text(landfall.Record.of(state, [], ["person", "oracle"]).to_json(), encoding="utf-8")
    assert "There is no bot called oracle." in play("--resume", str(file), typed="").err
    assert run("replay", str(file), "--all").code == 0


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ("Player 1", "Random 2")), ("pl", ("Gracz 1", "Losowy 2")), ("fr", ("Joueur 1", "2"))]
)
def test_players_without_names_are_called_in_the_readers_language(
    tmp_path: Path, lang: str, names: tuple[str, str]
) -> None:
    file = tmp_path / "game.json"
    play("star-race", "--seats", "you,random", "--seed", "1", "--record", str(file), typed="1\n1\nquit\n")
    out = run("replay", str(file), "--all", "--lang", lang).out
    for name in names:
        assert name in out
    assert "You" not in out


def test_names_with_escape_codes_never_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    file.write_text(landfall.Record.of(state, ["\x1b[2Jevil", "B"]).to_json(), encoding="utf-8")
    for command in (("replay", str(file), "--all"), ("play", "--resume", str(file), "--seats", "2")):
        ran = run(*command)
        assert ran.code == 2
        assert "\x1b" not in ran.out + ran.err
        assert "the names of its players cannot be shown" in ran.err
    ran = play("star-race", "--seats", "you=\x1b[2J,random", typed="")
    assert ran.code == 2
    assert "A name is one line of at most 64 characters" in ran.err


def test_every_move_is_saved_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    moves: list[int] = []
    asked = Session.ask

    def ask(session: Session, seat: int) -> None:
        moves.append(len(landfall.Record.from_json(file.read_bytes()).parts[0].moves))
        asked(session, seat)

    monkeypatch.setattr(Session, "ask", ask)
    first_question("plus1\nundo\nplus1\nT1\nquit\n", "--record", str(file))
    assert moves[:4] == [0, 1, 0, 1]


def test_a_place_that_cannot_be_written_is_told_before_the_first_move() -> None:
    ran = play("star-race", "--seats", "you,random", "--record", "/dev/null/game.json", typed="1\n")
    assert ran.code == 2
    assert ran.out == ""
    assert "/dev/null/game.json cannot be written" in ran.err


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signals on this system")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_game_that_is_ended_from_outside_is_saved(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.json"
    place = ("--record", str(file), "--option", "start_player=0")
    game = subprocess.Popen(
        [sys.executable, "-m", "landfall.cli", "play", "star-race", "--seats", "you,random", "--plain", *place],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LANDFALL_STALE_TOLD": "1", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("plus1\n")
        game.stdin.flush()
        for line in game.stdout:
            if "which ship?" in line:
                break
        number = getattr(signal, name)
        game.send_signal(number)
        out, _ = game.communicate(timeout=60)
        assert game.returncode == 128 + number
        assert "The game is saved in" in out
        assert len(landfall.Record.from_json(file.read_bytes()).parts[0].moves) == 1
    finally:
        game.kill()
        game.wait()


def test_what_one_person_saw_cannot_be_scrolled_back_to(tmp_path: Path) -> None:
    out = io.StringIO()
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    console = Console(file=out, force_terminal=True)
    session = Session(state, chairs_of(["you", "you"], "1"), Words("en"), console, tmp_path / "game.json", "1")
    with pytest.raises((EOFError, OSError)):
        session.hand_over(1)
    assert out.getvalue().startswith("\x1b[2J\x1b[H\x1b[3J")


def test_several_persons_hear_only_what_they_may_know() -> None:
    typed = "\nminus2 plus1 copy\n\nplus1 swap\n1\nquit\n"
    seats = "you=Ala,you=Ola"
    out = play("star-race", "--seats", seats, "--variant", "advanced", "--seed", "3", typed=typed).out
    before, after = out.split("Ola, it is your turn.")
    assert "Ala: hires" in before
    assert "Ala: hires" not in after
    assert "Ala: sets aside" not in after
    assert "Ola: hires" not in before


def test_bots_alone_can_be_watched() -> None:
    ran = play("star-race", "--seats", "random,random", "--seed", "2", typed="")
    assert ran.code == 0
    assert "hires" not in ran.out  # a spectator is shown no secrets
    assert "Winner: " in ran.out or "Shared victory: " in ran.out


def test_a_game_without_texts_or_drawing_can_be_played() -> None:
    out = play("tic-tac-toe", "--seats", "you,random", "--seed", "1", typed="mark 4\nmark 4\n" + "1\n" * 9).out
    assert "Cell taken: cell 4" in out
    assert "Winner: " in out or "Shared victory: " in out


def test_a_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "landfall.cli", "play", "star-race", "--seats", "you,random"],
        input=FIRST_CHOICES,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LANDFALL_STALE_TOLD": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is saved in" in done.stdout
    assert landfall.replay(saved(tmp_path)).is_terminal()


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        (("--bots", "random"), ["random", "random"]),
        (("--bots", "random,greedy,random"), ["random", "greedy", "random"]),
        (("--seats", "2", "--bots", "tests.bots.test_plugins:First"), ["tests.bots.test_plugins:First"]),
    ],
)
def test_the_bots_at_the_other_seats_can_be_named_apart(
    tmp_path: Path, given: tuple[str, ...], seats: list[str]
) -> None:
    ran = play("star-race", *given, typed="quit\n")
    assert ran.code == 0, ran.err
    assert saved(tmp_path).chairs == ["person", *seats]


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Which game do you want"), ("pl", "W którą grę"), ("fr", "À quel jeu")]
)
def test_without_a_game_the_games_are_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, asked: str
) -> None:
    monkeypatch.setattr("landfall.cli.play.can_ask", lambda: True)
    ran = play("--seats", "you,random", "--lang", lang, typed="\nstar rac\n2\nquit\n")
    assert ran.code == 0, ran.err
    assert asked in ran.out
    assert "1. " in ran.out
    assert "star-race" in ran.out  # what was probably meant by the second answer
    assert saved(tmp_path).game == landfall.game_ids()[1]


def test_a_game_can_be_answered_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landfall.cli.play.can_ask", lambda: True)
    assert play("--seats", "you,random", typed="antarctica\nquit\n").code == 0
    assert saved(tmp_path).game == "antarctica"
