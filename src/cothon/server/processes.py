"""Processes of our own, and how they are ended."""

from __future__ import annotations

import asyncio
import contextlib


async def ended(process: asyncio.subprocess.Process | None) -> None:
    """At once, and with its pipes: who waits for a process that was killed hears of its end before they are closed."""
    if process is None or process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]  # asyncio has no other name for it
