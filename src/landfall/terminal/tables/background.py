"""Work beside the screen in a thread that nobody waits for at the end of the program."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


async def in_background(work: Callable[[], Found]) -> Found:
    """The result of the work. Unlike a thread of `asyncio.to_thread`, this one does not keep the program alive."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[Found] = loop.create_future()

    def settle(result: Found | None, wrong: Exception | None) -> None:
        if found.done():  # whoever asked has gone
            return
        if wrong is not None:
            found.set_exception(wrong)
        else:
            found.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: Found | None = None
        failed: Exception | None = None
        try:
            result = work()
        except Exception as wrong:
            failed = wrong
        with contextlib.suppress(RuntimeError):  # the loop is closed: the program ends
            loop.call_soon_threadsafe(settle, result, failed)

    threading.Thread(target=run, daemon=True).start()
    return await found
