"""Moves do not wait until long work has used up its slice of the processor."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from threading import Thread

import pytest

from cothon.server.priority import ATTRIBUTES, SET_ATTRIBUTES, SLICE, go_first

LINUX = tuple(int(part) for part in platform.release().split(".")[:2]) if sys.platform == "linux" else (0, 0)
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(LINUX < (6, 12) or platform.machine() not in SET_ATTRIBUTES, reason="knows no slices"),
]
GET_ATTRIBUTES = SET_ATTRIBUTES.get(platform.machine(), 0) + 1


def slice_of(process: int = 0) -> int:
    """What the system says, in nanoseconds."""
    there = ctypes.create_string_buffer(ATTRIBUTES.size)
    assert ctypes.CDLL(None).syscall(GET_ATTRIBUTES, process, there, ATTRIBUTES.size, 0) == 0
    return int(ATTRIBUTES.unpack(there.raw)[5])


def in_a_thread() -> list[int]:
    """The slice before and after, and that of a child."""
    seen: list[int] = []

    def look() -> None:
        seen.append(slice_of())
        go_first()
        seen.append(slice_of())
        reading, writing = os.pipe()
        if (child := os.fork()) == 0:
            os.write(writing, str(slice_of()).encode())
            os._exit(0)
        os.waitpid(child, 0)
        seen.append(int(os.read(reading, 20)))
        os.close(reading)
        os.close(writing)

    thread = Thread(target=look)
    thread.start()
    thread.join()
    return seen


def test_whoever_answers_moves_asks_for_the_shortest_slice_and_its_children_do_not() -> None:
    ordinary, first, child = in_a_thread()
    assert first == SLICE
    assert ordinary == child != SLICE


def test_elsewhere_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "abacus")
    ordinary, still, _ = in_a_thread()
    assert still == ordinary
