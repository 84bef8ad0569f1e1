"""Who waits for whom when the machine is busy: long work for moves.

A nice process gets a small share of the processor, but once it runs it runs for some milliseconds, and a move that
comes in meanwhile waits. Linux (from 6.12) lets whoever asks for a shorter slice go on at once; elsewhere nothing
changes.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import struct
import sys

SLICE = 100_000  # nanoseconds, the shortest there is
SET_ATTRIBUTES = {"x86_64": 314, "aarch64": 274, "riscv64": 274}  # sched_setattr, which the C library lacks
ATTRIBUTES = struct.Struct("=IIQiIQQQ")  # size, policy, flags, nice, priority, slice, and two for other policies
ORDINARY = 0
RESET_ON_FORK = 1  # what is started from here waits like anybody else


def step_back(nice: int) -> None:
    """This process gives way to everything else that the machine has to do."""
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(nice)


def only_when_idle() -> bool:
    """From here on this process runs only where nothing else does; whether the system knows that."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):
        return False
    return True


def go_first() -> None:
    """This thread does not wait until others have used up their slice."""
    number = SET_ATTRIBUTES.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return
    nice = os.getpriority(os.PRIO_PROCESS, 0)
    wanted = ATTRIBUTES.pack(ATTRIBUTES.size, ORDINARY, RESET_ON_FORK, nice, 0, SLICE, 0, 0)
    ctypes.CDLL(None).syscall(number, 0, wanted, 0)  # refused by a system that does not know it
