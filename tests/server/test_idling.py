"""Reviews are made in time that nobody else wants, where there is enough of it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from math import inf
from pathlib import Path
from typing import TextIO

import pytest

from cothon.server.reviews import idling

pytestmark = [pytest.mark.once, pytest.mark.skipif(sys.platform != "linux", reason="knows no such time")]
# on a busy machine a process that runs only when nothing else does would say nothing for long: here it only seems to
CHILD = """
import os, sys, time
from cothon.server.reviews import idling

def work(out):
    print(os.getpid(), file=out, flush=True)
    time.sleep(600)

idling.only_when_idle, idling.PATIENCE = lambda: True, 600
idling.idly(work, sys.stdout)
"""


def says_something(out: TextIO) -> None:
    print("one", file=out, flush=True)
    out.write("two\nlines\n")


WHILE = 1.5  # seconds


def takes_a_while(out: TextIO) -> None:
    time.sleep(WHILE)


def waits(out: TextIO) -> None:
    time.sleep(600)


def fails(out: TextIO) -> None:
    raise ValueError("not to be seen")


@pytest.fixture
def out(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setattr(idling, "only_when_idle", lambda: True)
    return io.StringIO()


def test_what_the_work_says_arrives(out: io.StringIO) -> None:
    assert idling.idly(says_something, out)
    assert out.getvalue().splitlines() == ["one", "two", "lines"]


def test_work_that_fails_has_to_be_done_again(out: io.StringIO) -> None:
    assert not idling.idly(fails, out)
    assert out.getvalue() == ""


def test_where_the_system_knows_no_such_time_it_is_not_begun(out: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idling, "only_when_idle", lambda: False)
    assert not idling.idly(says_something, out)
    assert out.getvalue() == ""


def test_work_runs_only_when_nothing_else_does_and_is_ended_when_it_starves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()

    def looked_at(child: int) -> float:
        if child == os.getppid():
            return 0.0
        seen.add(child)
        return 0.0 if os.sched_getscheduler(child) == os.SCHED_IDLE else inf

    monkeypatch.setattr(idling, "PATIENCE", 0.1)
    monkeypatch.setattr(idling, "processor_time", looked_at)
    assert not idling.idly(waits, io.StringIO())
    (child,) = seen
    assert not Path(f"/proc/{child}").exists()
    assert os.sched_getscheduler(0) == os.SCHED_OTHER


@pytest.mark.parametrize("busy", [True, False])
def test_work_breathes_while_the_server_is_busy(busy: bool, out: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    breaths: list[float] = []
    server, now = os.getppid(), time.monotonic
    monkeypatch.setattr(idling, "LOOK", 0.05)
    monkeypatch.setattr(idling, "breathe", lambda child: breaths.append(now()))
    monkeypatch.setattr(idling, "processor_time", lambda process: now() * (busy and process == server))
    began = now()
    assert idling.idly(takes_a_while, out)
    assert any(at > began + WHILE / 2 for at in breaths) == busy, "until it was looked at, the server may be busy"


def test_whoever_breathes_goes_on() -> None:
    with subprocess.Popen([sys.executable, "-c", "print(sum(range(10**7)))"], stdout=subprocess.PIPE) as one:
        while one.poll() is None:
            idling.breathe(one.pid)
        assert one.stdout is not None
        assert int(one.stdout.read()) == sum(range(10**7))


def test_the_processor_time_of_another_process_is_known() -> None:
    own = time.process_time()
    assert own <= idling.processor_time(os.getpid()) <= own + 1


def test_only_whole_lines_are_passed_on() -> None:
    out = io.StringIO()
    assert idling.tell_lines(b'{"share": 0.5}\n{"sha', out) == b'{"sha'
    assert out.getvalue() == '{"share": 0.5}\n'


def test_it_ends_with_whoever_waits_for_it() -> None:
    with subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    end = time.monotonic() + 30
    while runs(child):
        assert time.monotonic() < end
        time.sleep(0.05)


def runs(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
