"""Several server processes on one PostgreSQL: a table is the same at each."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import make_table, persons, sitting, table_server


def test_people_at_two_servers_play_at_one_table(tmp_path: Path, postgres_address: str) -> None:
    with table_server(tmp_path, data=postgres_address) as one, table_server(tmp_path, data=postgres_address) as two:
        table, tokens = make_table(one, "tic-tac-toe", persons("Ania", "Ola"))
        with sitting(one, table, tokens[0]) as ania, sitting(two, table, tokens[1]) as ola:
            for number, cell in enumerate((0, 3, 1, 4, 2)):
                mover, other = (ania, ola) if number % 2 == 0 else (ola, ania)
                assert mover.move(cell)["is"] == "Done"
                while other.position != {**mover.position, **own(other.position)}:
                    other.until("Update")
            for client in (ania, ola):
                if client.result is None:
                    client.until("Over")
                assert client.result is not None
                assert client.result["winners"] == [0]
        assert two.get(f"/api/tables/{table}/record").json()["digest"]


def own(position: dict[str, object]) -> dict[str, object]:
    """What differs between two seats at the same table."""
    return {name: position[name] for name in ("view", "choices", "can_undo")} if position else {}
