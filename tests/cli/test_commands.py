"""simulate, games, replay, bench, doctor, and help."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import landfall
from landfall.arena import GameRow
from landfall.arena.summary import summarise
from landfall.cli.many_games import first_line
from landfall.flow import Game
from landfall.terminal.words import Words
from landfall.texts import LANGUAGES
from tests.cli.runner import run


def test_simulate_prints_json_and_nothing_else() -> None:
    arguments = ("simulate", "star-race", "--seats", "3", "--games", "4", "--seed", "9", "--processes", "1", "--json")
    ran = run(*arguments, "--options", "variant=family", "--bots", "random")
    assert ran.code == 0
    assert ran.err == ""
    told = json.loads(ran.out)
    assert told["game"] == "star-race"
    assert told["games"] == 4
    assert told["options"]["variant"] == "family"
    assert len(told["by_seat"]) == 3
    again = json.loads(run(*arguments, "--variant", "family").out)
    for figure in ("points", "by_seat", "decisions"):
        assert told[figure] == again[figure]


@pytest.mark.parametrize(("lang", "won"), [("en", "Won"), ("pl", "Wygrane"), ("fr", "Victoires")])
def test_simulate_draws_a_summary(lang: str, won: str) -> None:
    ran = run(
        "simulate", "star-race", "--seats", "2", "--games", "4", "--bots", "random,greedy", "--processes", "1",
        "--lang", lang,
    )  # fmt: skip
    assert ran.code == 0
    assert won in ran.out
    assert "%" in ran.out


@pytest.mark.parametrize(
    ("lang", "ended", "left"),
    [
        ("en", "The end: no ship left", "Basic cards left"),
        ("pl", "Koniec: brak statków", "Pozostałe karty podstawowe"),
        ("fr", "Fin : plus de bateau", "Cartes Bâtiment de base restantes"),
    ],
)
def test_simulate_tells_how_games_ended_and_what_was_left(lang: str, ended: str, left: str) -> None:
    ran = run("simulate", "antarctica", "--games", "2", "--bots", "random", "--processes", "1", "--lang", lang)
    assert ran.code == 0
    assert ended in ran.out
    assert left in ran.out


def test_simulate_in_a_process_of_its_own_keeps_stdout_clean() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "landfall.cli", "simulate", "star-race", "--games", "6", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANDFALL_STALE_TOLD": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6
    assert done.stderr == ""


def test_games_are_listed() -> None:
    told = json.loads(run("games", "--json").out)
    (star_race,) = [game for game in told["games"] if game["id"] == "star-race"]
    assert star_race["seats"] == [2, 3, 4]
    assert star_race["options"][0] == {"name": "variant", "values": ["basic", "family", "advanced"], "default": "basic"}
    assert star_race["actions"] == landfall.load_game("star-race").actions.size
    assert star_race["rules_version"]
    assert "Gwiezdny wyścig" in run("games", "--lang", "pl").out


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_list_of_games_fits_narrow_terminals(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = run("games").out
    assert max(len(line) for line in out.splitlines()) <= int(columns)
    assert "star-race  Star Race, 2–4 players\n" in out
    assert "    variant = basic (default), family," in out
    assert "0 (Player 1)" in " ".join(out.split())


def test_help_names_what_a_command_takes() -> None:
    out = run("replay", "--help").out
    assert "Usage: landfall replay [OPTIONS] FILE" in out
    assert "bool" not in out
    assert "{" not in out
    assert "[default: en]" not in out


def broken() -> Game:
    raise RuntimeError("no rules today")


def test_advanced_actions_of_evacuation_imply_generous_bonuses() -> None:
    few = ("--games", "1", "--bots", "random", "--processes", "1", "--json", "--option", "actions=advanced")
    ran = run("simulate", "evacuation", "--seats", "2", *few)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["options"]["bonuses"] == "generous"
    refused = run("simulate", "evacuation", "--seats", "2", *few, "--option", "bonuses=strict")
    assert refused.code == 2
    assert "advanced actions go with generous bonuses" in refused.err.lower()
    assert "generous (default with actions=advanced)" in " ".join(run("games").out.split())


def test_an_event_deck_of_ones_own_mix_is_an_option() -> None:
    ran = run(
        "simulate",
        "planet-unknown",
        "--games",
        "1",
        "--seats",
        "1",
        "--options",
        "events=5-3-12",
        "--bots",
        "random",
        "--json",
    )
    assert json.loads(ran.out)["options"]["events"] == "5-3-12"
    wrong = run("simulate", "planet-unknown", "--games", "1", "--options", "events=5-3-1", "--bots", "random")
    assert wrong.code != 0
    assert "green-orange-red=20" in wrong.out + wrong.err


def test_a_broken_game_is_named_and_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    from landfall.games import registry

    monkeypatch.setitem(registry.added, "broken-game", broken)
    told = json.loads(run("games", "--json").out)
    why = "it cannot be made: RuntimeError: no rules today"
    assert {"id": "broken-game", "why": why} in told["broken"]
    assert any(game["id"] == "star-race" for game in told["games"])
    assert "no rules today" in run("games").out
    found = json.loads(run("doctor", "--json").out)["findings"]
    assert any(not finding["good"] and "broken-game" in finding["words"] for finding in found)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A whole advanced game."""
    state = landfall.load_game("star-race").new_initial_state(2, {"variant": "advanced"}, seed=11)
    rng = landfall.Rng(5)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    place = tmp_path / "saved.json"
    place.write_text(landfall.Record.of(state, ["Ania", "Bob"]).to_json(), encoding="utf-8")
    return str(place)


def test_a_replay_tells_every_move(file: str) -> None:
    ran = run("replay", file, "--all")
    assert ran.code == 0, ran.err
    moves = len(landfall.Record.from_json(Path(file).read_bytes()).parts[0].moves)
    assert f"Move {moves} of {moves}" in ran.out
    assert "Ania: ready" in ran.out
    assert "Winner: " in ran.out or "Shared victory: " in ran.out


def test_a_replay_shows_secrets_only_to_whom_they_belong(file: str) -> None:
    spectator = run("replay", file, "--all").out
    assert "hires" not in spectator
    assert "sets aside" not in spectator
    ania = run("replay", file, "--all", "--seat", "1").out
    assert "Ania: hires" in ania
    assert "Bob: hires" not in ania
    assert "bob: sets aside" not in ania.lower()
    both = run("replay", file, "--all", "--open").out
    assert "Ania: hires" in both
    assert "Bob: hires" in both


def test_a_replay_goes_to_a_move(file: str) -> None:
    out = run("replay", file, "--to", "3", "--lang", "pl").out
    assert "Ruch 3 z" in out
    assert "Misja 1 z 4" in out


def test_a_replay_is_stepped_through(file: str) -> None:
    out = run("replay", file, typed="n\n\np\n7\nx\n9999\nq\n").out
    assert [out.count(f"Move {number} of") for number in (1, 2, 7, 8)] == [2, 1, 1, 0]
    assert run("replay", file, typed="").code == 0


def test_a_replay_is_stepped_through_by_turns_and_rounds_and_has_contents(file: str) -> None:
    def stops(typed: str) -> list[int]:
        out = run("replay", file, "--open", typed=typed).out
        return [int(one) for one in re.findall(r"^(\d+)/\d+ > ", out, re.MULTILINE)]

    assert stops("n\np\nq\n") == [0, 1, 0]
    by_turn, by_round = stops("t\nt\nT\nq\n"), stops("r\nR\nq\n")
    assert by_turn[1] < by_turn[2]
    assert by_turn[3] == by_turn[1]
    assert by_round[1] > by_turn[1]
    assert by_round[2] == 0
    contents = run("replay", file, "--open", typed="c\nq\n").out
    assert len(re.findall(r"^ +\d+  \S", contents, re.MULTILINE)) > 3


def test_bench_measures_every_number_of_seats() -> None:
    told = json.loads(run("bench", "star-race", "--seconds", "0.01", "--json").out)
    assert [row["seats"] for row in told["results"]] == [2, 3, 4]
    assert all(row["decisions_per_second"] > 0 and row["clones_per_second"] > 0 for row in told["results"])
    assert told["engines"] in ("compiled", "interpreted", "stale")
    assert "star-race" in run("bench", "star-race", "--seconds", "0.01").out


def test_doctor_looks_at_everything() -> None:
    told = json.loads(run("doctor", "--json", "--port", "0").out)
    looked_at = {finding["what"] for finding in told["findings"]}
    assert looked_at == {"python", "engines", "games", "texts", "page", "data", "port"}
    by_name = {finding["what"]: finding for finding in told["findings"]}
    assert by_name["texts"]["good"], by_name["texts"]["words"]
    for lang in LANGUAGES:
        assert "Python" in run("doctor", "--lang", lang).out


def test_doctor_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_DATA", "/dev/null/data")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run("doctor", "--json", "--port", str(taken.getsockname()[1]))
    assert ran.code == 1
    good = {finding["what"]: finding["good"] for finding in json.loads(ran.out)["findings"]}
    assert not good["data"]
    assert not good["port"]


@pytest.mark.parametrize(
    ("lang", "play"), [("en", "Play a game in"), ("pl", "Zagraj w terminalu"), ("fr", "Jouer dans le terminal")]
)
def test_help_is_in_every_language(lang: str, play: str) -> None:
    for arguments in (("--help",), ("-h",)):
        ran = run(*arguments, "--lang", lang)
        assert ran.code == 0
        assert play in ran.out
    for command in ("play", "simulate", "games", "replay", "bench", "doctor"):
        assert run(command, "--help", f"--lang={lang}").code == 0


def test_without_a_command_help_is_shown() -> None:
    ran = run()
    assert ran.code == 0
    assert "simulate" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("columns", ["40", "79", "80"])
def test_bars_are_whole_or_not_there(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = run("simulate", "star-race", "--games", "1", "--processes", "1", "--seed", "3").out
    longest = max(line.count("█") for line in out.splitlines())
    assert longest == (24 if columns == "80" else 0)  # a seat that wins every game


def test_large_numbers_are_written_as_the_language_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for rate in ("decisions_per_second", "clones_per_second"):
        monkeypatch.setattr(f"landfall.cli.bench.{rate}", lambda start, seconds: 1234567.8)
    out = run("bench", "star-race", "--lang", "fr").out
    assert "1\u202f234\u202f568" in out
    assert "," not in out


@pytest.mark.parametrize(
    ("lang", "seconds", "said"),
    [
        ("en", 4.0, "136 decisions in 4.0 s (34 per second)"),
        ("en", 272.0, "136 decisions in 272.0 s (0.5 per second)"),
        ("en", 0.004, "136 decisions in 4 ms (34,000 per second)"),
        ("en", 0.00034, "136 decisions in less than 1 ms (400,000 per second)"),
        ("en", 0.0, "136 decisions in less than 1 ms"),
        ("pl", 0.004, "decyzji: 136, czas: 4 ms (34\xa0000 na sekundę)"),
        ("pl", 0.0, "decyzji: 136, czas: mniej niż 1 ms"),
        ("fr", 0.004, "136 décisions en 4 ms (34\u202f000 par seconde)"),
        ("fr", 272.0, "136 décisions en 272,0 s (0,5 par seconde)"),
        ("fr", 0.0, "136 décisions en moins de 1 ms"),
    ],
)
def test_however_quick_a_simulation_was_it_took_some_time(lang: str, seconds: float, said: str) -> None:
    game = landfall.load_game("star-race")
    rows = [GameRow(0, "7", ["random", "random"], [0], [1.0, -1.0], [{}, {}], [68, 68], 136)]
    line = first_line(Words(lang), game, summarise("star-race", 2, {}, rows, seconds))
    assert line.endswith(said)
