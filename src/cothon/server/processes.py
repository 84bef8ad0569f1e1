"""Processes of our own, and how they are ended."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import signal
import sys

PR_SET_PDEATHSIG = 1  # from <linux/prctl.h>


def end_with_parent() -> None:
    """In a new process: the system ends it when whoever started it is gone, even if killed (Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


async def ended(process: asyncio.subprocess.Process | None) -> None:
    """At once, and with its pipes: who waits for a process that was killed hears of its end before they are closed."""
    if process is None or process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    process._transport.close()  # type: ignore[attr-defined]  # asyncio has no other name for it
