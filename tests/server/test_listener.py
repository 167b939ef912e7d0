"""A process still hears of the others, whatever goes wrong with the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from landfall.server.store import listener
from landfall.server.store.listener import Listener


class Session:
    """A session of the database that ends when it is told to."""

    def __init__(self) -> None:
        self.end: Callable[[Any], None] = print

    def add_termination_listener(self, told: Callable[[Any], None]) -> None:
        self.end = told

    async def add_listener(self, channel: str, heard: Any) -> None: ...

    def terminate(self) -> None: ...

    async def close(self, timeout: float) -> None: ...


class Driver:
    """Connects, but not at the second and the third attempt."""

    def __init__(self) -> None:
        self.sessions: list[Session | None] = []

    async def connect(self, address: str, timeout: float) -> Session:
        if 1 <= len(self.sessions) <= 2:
            self.sessions.append(None)
            raise RuntimeError("no error of the database's own")
        self.sessions.append(Session())
        session = self.sessions[-1]
        assert session is not None
        return session


def test_a_session_is_made_again_after_any_kind_of_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listener, "FIRST_PAUSE", 0.0)

    async def run() -> None:
        driver, missed = Driver(), asyncio.Event()
        listening = Listener(driver, "", print, missed.set)
        await listening.start()
        assert driver.sessions[0] is not None
        driver.sessions[0].end(None)
        await asyncio.wait_for(missed.wait(), 60)
        assert len(driver.sessions) == 4
        await listening.close()

    asyncio.run(run())
    assert caplog.text.count("no error of the database's own") == 2
