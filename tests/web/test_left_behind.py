"""Whoever kills the tests leaves no server behind."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import ROOT

# one who starts a server, says which process it is, and waits to be killed
PARENT = """
import sys, time
from pathlib import Path
from tests.web.conftest import Serving
one = Serving(Path(sys.argv[1]))
one.command = ["sleep", "600"]
one.spawn()
print(one.process.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system tells nobody that a parent is gone")
def test_a_server_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PARENT, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as parent:
        assert parent.stdout
        server = int(parent.stdout.readline())
        assert runs(server)
        parent.kill()
    end = time.monotonic() + 20
    while runs(server):
        assert time.monotonic() < end, "the server is left behind"
        time.sleep(0.05)


def runs(process: int) -> bool:
    """Also one that nobody has noticed the end of is over."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
