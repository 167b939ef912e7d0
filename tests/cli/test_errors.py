"""Bad input is answered by one line on stderr and the exit code 2, in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import landfall
from tests.cli.runner import run

MISTAKES = [
    (("play", "chess"), "There is no game called chess. There are: star-race"),
    (("play", "chess" * 1000), "chess. There are: star-race"),
    (("play", "star-rcae"), "There is no game called star-rcae. Did you mean star-race? There are: star-race"),
    (("play", "star-race", "--option", "varant=basic"), "no option varant. Did you mean variant? There are: variant"),
    (("play", "star-race", "--seat", "2"), "There is no option --seat (did you mean --seats?). Help:"),
    (("play",), "Name a game"),
    (("play", "star-race", "--seats", "you"), "Star Race is for 2 to 4 players, not 1."),
    (("play", "star-race", "--seats", "you,bob"), "There is no bot called bob."),
    (
        ("play", "star-race", "--seats", "you,search:x"),
        "There is no bot called search:x. Its effort is",
    ),
    (("play", "star-race", "--variant", "long"), "variant cannot be long. Choose one of: basic, family, advanced."),
    (("play", "star-race", "--option", "colour=red"), "Star Race has no option colour."),
    (("play", "star-race", "--option", "variant"), "An option is written NAME=VALUE, not variant."),
    (("play", "star-race", "--seats", "2", "--option", "start_player=3"), "0 for player 1, and at most 1 here."),
    (("play", "star-race", "--seats", "0"), "Star Race is for 2 to 4 players, not 0."),
    (("play", "star-race", "--options", "="), "An option is written NAME=VALUE, not =."),
    (("play", "star-race", "--variant", "advanced", "-o", "variant=basic"), "cannot be both basic and advanced."),
    (("play", "--resume", "nowhere.json"), "There is no file nowhere.json."),
    (("play", "star-race", "--resume", "nowhere.json"), "leave out GAME"),
    (("play", "star-race", "--lang", "de"), "There are no texts in de. Choose one of: en, pl, fr."),
    (("simulate", "star-race", "--seats", "9"), "Star Race is for 2 to 4 players, not 9."),
    (("simulate", "star-race", "--games", "0"), "--games must be 1 or more."),
    (("simulate", "star-race", "--processes", "0"), "--processes must be 1 or more."),
    (("simulate", "star-race", "--bots", "bob"), "There is no bot called bob."),
    (("simulate", "star-race", "--bots", "random,random,random"), "not 3."),
    (("simulate",), "GAME is missing. Help: landfall simulate --help"),
    (("simulate", "star-race", "--games", "many"), "--games has a wrong value: it takes a whole number."),
    (("bench", "--seconds", "long"), "--seconds has a wrong value: it takes a number."),
    (("bench", "--json=yes"), "--json takes no value."),
    (("simulate", "planet-unknown", "--bots", "random,greedy"), "Name one bot for the one seat, not 2; --seats"),
    (("simulate", "star-race", "--bots", "search:0"), "There is no bot called search:0. Its effort is written"),
    (("simulate", "star-race", "--bots", "search:" + "9" * 5000), "99. Its effort is written search:800"),
    (("simulate", "star-race", "--games"), "--games is missing."),
    (("simulate", "star-race", "--seed", "\udcff"), "Error: This seed cannot be written down."),
    (("tournament", "star-race", "--seed", "\udcff"), "Error: This seed cannot be written down."),
    (("play", "star-race", "--plain", "--seed", "\udcff"), "Error: This seed cannot be written down."),
    (("simulate", "star-race", "--speed", "9"), "There is no option --speed (did you mean --seed?)."),
    (("simulate", "star-race", "twice"), "Too many words"),
    (("replay", "nowhere.json"), "There is no file nowhere.json."),
    (("replay", "/"), "/ cannot be read"),
    (("bench", "chess"), "There is no game called chess."),
    (("bench", "--seconds", "0"), "--seconds must be more than 0."),
    (("bench", "--seconds", "nan"), "--seconds must be more than 0."),
    (("replay", "nowhere.json", "--seat", "1", "--open"), "leave one of them out"),
    (("doctor", "--port", "99999999"), "A port is a number from 0 to 65535."),
    (("doctor", "--port", "-1"), "A port is a number from 0 to 65535."),
    (("dance",), "There is no command dance. There are: play, join, simulate, tournament, train, games, rules,"),
    (("plya",), "There is no command plya. Did you mean play? There are: play,"),
    (("pl'ya",), "There is no command pl'ya. Did you mean play? There are: play,"),
    (("tables", "dance"), "There is no command dance. There are: list, prune. Help: landfall tables --help"),
    (("serve", "--port", "70000"), "A port is a number from 0 to 65535."),
    (("serve", "--port", "-1"), "A port is a number from 0 to 65535."),
]


@pytest.mark.parametrize(("arguments", "said"), MISTAKES, ids=[" ".join(mistake[0])[:60] for mistake in MISTAKES])
def test_a_mistake_is_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("Error: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_mistake_keeps_the_spaces_of_its_language() -> None:
    ran = run("tables", "--lang", "fr", "dance")
    there_are = "Il y a\u00a0: list, prune. Aide\u00a0: landfall tables --help"
    assert ran.err == f"Erreur\u00a0: La commande dance n’existe pas. {there_are}\n"


@pytest.mark.parametrize("arguments", [(), ("--lang", "en"), ("tables",), ("tables", "--lang", "en")], ids=" ".join)
def test_commands_without_a_command_are_listed(arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "Commands" in ran.out


@pytest.mark.parametrize(("lang", "begins"), [("pl", "Błąd: "), ("fr", "Erreur\N{NO-BREAK SPACE}: ")])
@pytest.mark.parametrize(
    "arguments",
    [mistake[0] for mistake in MISTAKES if "--lang" not in mistake[0]],
    ids=lambda given: " ".join(given)[:60],
)
def test_mistakes_are_said_in_every_language(arguments: tuple[str, ...], lang: str, begins: str) -> None:
    ran = run(*arguments, "--lang", lang)
    if arguments[-1] == "--games":
        return  # there the language is taken for the number
    assert ran.code == 2
    assert ran.err.startswith(begins)
    assert ran.err.count("\n") == 1
    assert "{" not in ran.err


def record_of_a_game() -> landfall.Record:
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    return landfall.Record.of(state)


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    for text in ("", "hello", "{}", '{"game": 3}', record_of_a_game().to_json()[:-20]):
        for command in (("replay",), ("play", "--resume")):
            ran = run(*command, written(tmp_path, text))
            assert ran.code == 2
            assert "is not a saved game, or it is damaged" in ran.err


def test_a_record_whose_moves_are_wrong(tmp_path: Path) -> None:
    record = record_of_a_game()
    record.parts[0].moves[1] = (0, "ship", {"ship": "T9"})
    ran = run("replay", written(tmp_path, record.to_json()))
    assert ran.code == 2
    assert "is not a saved game, or it is damaged" in ran.err


def test_a_record_that_ends_elsewhere(tmp_path: Path) -> None:
    record = record_of_a_game()
    record.digest = "0" * 32
    assert run("replay", written(tmp_path, record.to_json())).code == 2


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    record = record_of_a_game()
    record.game = "chess"
    ran = run("replay", written(tmp_path, record.to_json()))
    assert ran.code == 2
    assert "There is no game called chess." in ran.err


def test_a_record_of_other_rules(tmp_path: Path) -> None:
    record = record_of_a_game()
    record.parts[0].rules_version = "0"
    file = written(tmp_path, record.to_json())
    ran = run("replay", file)
    assert ran.code == 2
    assert "was saved under rules 0 of Star Race, the current rules are 1" in ran.err
    assert "cannot be continued" in run("play", "--resume", file).err


def test_stored_positions_of_other_rules_are_shown(tmp_path: Path) -> None:
    state = landfall.load_game("star-race").new_initial_state(2, seed=1)
    record = record_of_a_game()
    record.parts[0].rules_version = "0"
    record.parts[0].snapshots = {0: state.to_dict()}
    ran = run("replay", written(tmp_path, record.to_json()), "--all")
    assert ran.code == 0
    assert "Only the positions stored in it can be shown." in ran.err
    assert "Position stored after move 0" in ran.out


def test_seats_and_moves_that_the_record_has_not(tmp_path: Path) -> None:
    file = written(tmp_path, record_of_a_game().to_json())
    assert "Seats are 1 to 2, not 3." in run("replay", file, "--seat", "3").err
    assert "Seats are 1 to 2, not 0." in run("replay", file, "--seat", "0").err
    assert "--to is 0 to 6." in run("replay", file, "--to", "7").err
    assert "has 2 seats, --seats names 3." in run("play", "--resume", file, "--seats", "3").err


def test_a_step_that_a_replay_has_not_is_answered(tmp_path: Path) -> None:
    file = written(tmp_path, record_of_a_game().to_json())
    for typed in ("7", "x", "p"):
        assert "Type n, p, m, t, r, c, q or a number from 0 to 6." in run("replay", file, typed=f"{typed}\nq\n").out
    assert "Type n, p" not in run("replay", file, typed="6\nq\n").out


def in_a_shell(line: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LANDFALL_STALE_TOLD": "1", "LANDFALL": f"{sys.executable} -m landfall.cli"}
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, encoding="utf-8", timeout=60, env=env, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("command", ["games", "games --json"])
def test_a_full_disk_is_one_clear_line_in_ones_own_language(command: str) -> None:
    for lang, said in (
        ("en", "Error: The system refuses: the disk is full.\n"),
        ("fr", "Erreur\u00a0: Le système refuse\u00a0: le disque est plein.\n"),
    ):
        done = in_a_shell(f"$LANDFALL {command} --lang {lang} > /dev/full")
        assert done.returncode == 2
        assert done.stderr == said


@pytest.mark.skipif(not Path("/bin/bash").exists(), reason="no bash on this system")
@pytest.mark.parametrize("command", ["games", "games --json"])
def test_a_reader_who_has_gone_is_no_error(command: str) -> None:
    done = in_a_shell(f"$LANDFALL {command} | true; echo ${{PIPESTATUS[0]}}")
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_a_place_that_cannot_be_written() -> None:
    ran = run("play", "star-race", "--seats", "random,random", "--record", "/dev/null/game.json")
    assert ran.code == 2
    assert "/dev/null/game.json cannot be written" in ran.err


def test_a_game_that_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    ran = run("play", "star-race", "--seats", "you,random", "--plain", "--record", str(folder))
    assert ran.code == 2
    assert f"{folder} cannot be written: it is a folder" in ran.err
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", "Błąd: Nie ma polecenia plai. Może chodzi o play? Są: play,"),
        ("fr", "La commande plai n’existe pas. Vouliez-vous dire play\xa0? Il y a"),
    ],
)
def test_what_was_meant_is_asked_in_every_language(lang: str, said: str) -> None:
    assert said in run("plai", "--lang", lang).err
