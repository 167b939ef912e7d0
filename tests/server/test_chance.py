"""What tables are dealt from: nobody can guess it, and nobody can choose it but who runs the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall.server import Settings
from landfall.server.chance import Chance
from landfall.server.entries import SeatMade
from tests.browser.serving import SameEachTime
from tests.server.clients import make_table, persons, sitting, table_server

PAIR = [*persons("Ada"), {"kind": "bot", "level": "random"}]


def test_a_server_takes_128_random_bits_for_each_table() -> None:
    chance = Settings().chance
    seats = [SeatMade("bot"), SeatMade("bot")]
    drawn = {chance.table_seed("star-race", {}, seats) for _ in range(50)}
    assert len(drawn) == 50
    assert {len(seed) for seed in drawn} == {32}
    assert type(chance) is Chance


def test_no_field_of_a_wish_chooses_the_seed(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        wish = {"game": "star-race", "seats": PAIR}
        for strange in ({"seed": "7"}, {"options": {"seed": 7}}):
            assert http.post("/api/tables", json={**wish, **strange}).status_code == 400
        hashes = {http.post("/api/tables", json=wish).json()["table"]["seed_hash"] for _ in range(5)}
        assert len(hashes) == 5


def whole_game(folder: Path, chance: Chance) -> list[str]:
    """What the person of a pair reads over a whole game, always taking the first choice; seat by seat, since cards are
    set aside at the same time and either may be first."""
    with table_server(folder, chance=chance) as http:
        id, tokens = make_table(http, "star-race", PAIR, variant="advanced")
        with sitting(http, id, tokens[0]) as client:
            while client.result is None:
                if client.is_asked:
                    client.move()
                else:
                    client.next()
            return [str(event) for event in sorted(client.events, key=lambda event: event.get("seat", -1))]


@pytest.mark.parametrize("varied", ["", "another"])
def test_the_browser_tests_deal_the_same_in_every_run(tmp_path: Path, varied: str) -> None:
    runs = []
    for run in ("first", "second"):
        (tmp_path / run).mkdir()
        runs.append(whole_game(tmp_path / run, SameEachTime(varied)))
    assert runs[0] == runs[1]


def test_another_seed_of_the_environment_deals_otherwise() -> None:
    seats = [SeatMade("person"), SeatMade("bot", level="random")]
    seeds = {SameEachTime(varied).table_seed("star-race", {}, seats) for varied in ("", "1", "2")}
    assert len(seeds) == 3
    assert SameEachTime().table_seed("star-race", {}, [*seats, SeatMade("bot")]) not in seeds
