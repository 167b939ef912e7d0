"""The rules over HTTP: in three languages, kept by browsers, limited like everything else."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import table_server


def test_the_rules_of_a_game_come_with_entries_and_aid_and_are_sent_once(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        answer = http.get("/api/rules/star-race/pl")
        assert answer.status_code == 200
        found = answer.json()
        assert found["rules"]["game"] == "star-race"
        assert any(section["id"] == "11.4" for section in found["rules"]["sections"])
        assert found["groups"][0]["entries"][0]["title"] == "−2"
        assert len(found["aid"]["turn"]) == 8
        again = http.get("/api/rules/star-race/pl", headers={"If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_game_without_a_page_of_rules_says_so(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        found = http.get("/api/rules/tic-tac-toe/en").json()
        assert (found["rules"], found["groups"], found["aid"]["turn"]) == (None, [], [])


def test_rules_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with table_server(tmp_path) as http:
        assert http.get("/api/rules/chess/en").json()["code"] == "unknown-game"
        assert http.get("/api/rules/star-race/xx").json()["code"] == "unknown-language"


def test_rules_are_not_sent_without_limit(tmp_path: Path) -> None:
    with table_server(tmp_path, reads_at_once=2, reads_per_second=0.001) as http:
        codes = [http.get("/api/rules/star-race/en").status_code for _ in range(3)]
    assert codes == [200, 200, 429]
