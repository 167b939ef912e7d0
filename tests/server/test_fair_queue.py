"""Who is served next when bots of many tables wait for few workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from landfall.server.fair_queue import Asker, FairQueue
from landfall.thinking import Question
from tests.server.clients import make_table, persons, sitting, table_server


class Counter:
    """One place, and who had it in which order. The first has it until it is told to go on."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.served: list[str] = []
        self.opened = asyncio.Event()
        self.tasks = [asyncio.create_task(self.visit("first", Asker("first", "first")))]

    async def visit(self, name: str, asker: Asker) -> None:
        async with self.queue.place(asker):
            self.served.append(name)
            await self.opened.wait()

    async def come(self, name: str, asker: Asker) -> asyncio.Task[None]:
        await asyncio.sleep(0)  # whoever came before stands in the line
        task = asyncio.create_task(self.visit(name, asker))
        self.tasks.append(task)
        return task

    async def serve_all(self) -> list[str]:
        await asyncio.sleep(0)
        self.opened.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served[1:]


def at_a_counter(body: Callable[[Counter], Awaitable[None]]) -> None:
    async def run() -> None:
        await body(Counter())

    asyncio.run(run())


def test_sixty_tables_of_one_address_do_not_keep_another_address_waiting() -> None:
    async def body(counter: Counter) -> None:
        for number in range(60):
            await counter.come(f"many {number}", Asker(f"t{number}", "many"))
        await counter.come("other", Asker("other", "other"))
        assert "other" in (await counter.serve_all())[:2]

    at_a_counter(body)


def test_the_tables_of_an_address_are_served_in_turn() -> None:
    async def body(counter: Counter) -> None:
        for name, table in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")):
            await counter.come(name, Asker(table, "here"))
        assert await counter.serve_all() == ["a1", "b1", "a2", "a3"]

    at_a_counter(body)


def test_a_table_where_a_person_waits_comes_before_bots_alone() -> None:
    async def body(counter: Counter) -> None:
        for number in range(5):
            await counter.come(f"bots {number}", Asker(f"t{number}", f"address {number}"))
        await counter.come("person", Asker("p", "address 0", lambda: True))
        assert (await counter.serve_all())[0] == "person"

    at_a_counter(body)


def test_a_person_who_comes_while_the_bots_wait_brings_them_forward() -> None:
    async def body(counter: Counter) -> None:
        present: set[str] = set()
        for name in "abc":
            await counter.come(name, Asker(name, name, lambda name=name: name in present))  # type: ignore[misc]
        present.add("c")
        assert await counter.serve_all() == ["c", "a", "b"]

    at_a_counter(body)


def test_whoever_no_longer_waits_takes_no_place() -> None:
    async def body(counter: Counter) -> None:
        gone = await counter.come("gone", Asker("gone", "gone"))
        await counter.come("next", Asker("next", "next"))
        await asyncio.sleep(0)
        gone.cancel()
        counter.opened.set()  # the place is passed on at the same moment
        assert await counter.serve_all() == ["next"]
        assert (counter.queue.free, counter.queue.waiting) == (1, [])

    at_a_counter(body)


def test_a_table_asks_for_its_address_and_its_people(tmp_path: Path) -> None:
    askers: list[tuple[str, str, bool]] = []
    with table_server(tmp_path) as http:
        workers = http.app.state.lobby.workers
        ask = workers.ask

        async def noted(question: Question, asker: Asker) -> int:
            askers.append((asker.table, asker.address, asker.person_waits()))
            action: int = await ask(question, asker)
            return action

        workers.ask = noted
        seats = [*persons("A"), {"kind": "bot", "level": "random"}]
        table, tokens = make_table(http, "tic-tac-toe", seats)
        with sitting(http, table, tokens[0]) as person:
            person.move()
            while not person.is_asked:
                person.until("Update")
    assert askers == [(table, "testclient", True)]
