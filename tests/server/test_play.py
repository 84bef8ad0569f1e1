"""`tools/play.py`: a server at once, the engine compiled beside it. The compiler is a stand-in under command."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cothon.server.http.app import has_page

PLAY = Path(__file__).resolve().parents[2] / "tools" / "play.py"
# says which engine it was told to run, then runs as ever
SERVE = ["sh", "-c", 'echo "plain: ${COTHON_PLAIN:-0}"; exec "$@"', "sh", sys.executable, "-m", "cothon", "serve"]


class Playing:
    """`make play` without make: its own group of processes, as a terminal gives it."""

    def __init__(self, folder: Path, compiling: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        browser = folder / "browser"
        browser.write_text(f"#!/bin/sh\necho opened >> {folder}/opened\n")
        browser.chmod(0o755)
        screen = {"DISPLAY": ":9", "BROWSER": f"{browser} %s", "COTHON_DATABASE": f"sqlite:///{folder / 'cothon.db'}"}
        environment = {name: value for name, value in os.environ.items() if name != "COTHON_PLAIN"}
        command = [sys.executable, str(PLAY), "--log", str(folder / "log"), compiling, *SERVE, "--port", str(port)]
        self.process = subprocess.Popen(
            command,
            env=environment | screen,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def until(self, words: str) -> list[str]:
        """What it says up to that line."""
        assert self.process.stdout is not None
        said: list[str] = []
        while not said or words not in said[-1]:
            line = self.process.stdout.readline()
            assert line, said
            said.append(line.strip())
        return said

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """Ctrl-C reaches the whole group."""
        os.killpg(self.process.pid, how)
        said, _ = self.process.communicate(timeout=10)
        return said

    def client(self, token: str = "") -> httpx.Client:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(transport=httpx.HTTPTransport(retries=8), base_url=self.url, headers=headers, timeout=20)


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture
def play(tmp_path: Path, free_port: int) -> Iterator[Callable[..., Playing]]:
    started: list[Playing] = []

    def start(compiling: str, port: int = free_port) -> Playing:
        started.append(Playing(tmp_path, compiling, port))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop()


def shell(script: str) -> str:
    return shlex.join(["sh", "-c", script])


def until_file(path: Path, words: str = "") -> str:
    return shell(f"{words} while [ ! -e {path} ]; do sleep 0.05; done")


def alive(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return state.stdout.strip() != "" and not state.stdout.startswith("Z")


def test_the_change_over_keeps_address_and_table(play: Callable[..., Playing], tmp_path: Path) -> None:
    playing = play(until_file(tmp_path / "compiled"))
    assert "plain: 1" in playing.until("Cothon is at")
    with playing.client() as client:
        token = client.post("/api/players", json={"name": "Hanno"}).json()["token"]
    with playing.client(token) as client:
        body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "me"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        before = client.post(f"/api/tables/{table['id']}/moves", json={"move": table["legal"][0]["move"]}).json()
    (tmp_path / "compiled").touch()
    said = playing.until("Cothon is at")
    assert any("is compiled" in line for line in said)
    assert "plain: 0" in said
    with playing.client(token) as client:
        assert client.get(f"/api/tables/{table['id']}").json()["seq"] == before["changed"]["seq"]
    playing.stop()
    assert playing.process.returncode == 0
    opened = tmp_path / "opened"
    assert (opened.read_text().split() if opened.exists() else []) == ["opened"] * has_page()  # once, not twice


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopping_in_mid_compile_ends_everything_at_once(
    play: Callable[..., Playing], tmp_path: Path, how: signal.Signals
) -> None:
    """The compiler's own children too, and it is not left the time to say that it has succeeded."""
    playing = play(shell(f"sleep 60 & echo $! > {tmp_path}/child; wait; touch {tmp_path}/stamp"))
    playing.until("Cothon is at")
    began = time.monotonic()
    said = playing.stop(how)
    assert time.monotonic() - began < 5
    assert playing.process.returncode == 0
    assert "Traceback" not in said
    assert not alive(int((tmp_path / "child").read_text()))
    assert not (tmp_path / "stamp").exists()
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", int(playing.url.rpartition(":")[2])))


@pytest.mark.parametrize("compiling", [shell("echo no compiler; exit 2"), "no-such-compiler"])
def test_when_compiling_fails_the_game_goes_on(play: Callable[..., Playing], tmp_path: Path, compiling: str) -> None:
    playing = play(compiling)
    said = playing.until("Cothon is at")
    if not any("could not be compiled" in line for line in said):
        said += playing.until("could not be compiled")
    assert any(str(tmp_path / "log") in line for line in said)
    assert "compiler" in (tmp_path / "log").read_text()
    with playing.client() as client:
        assert client.get("/api/health").json()["status"] == "ok"
    assert "is compiled" not in playing.stop()
    assert playing.process.returncode == 0


def test_a_port_in_use_is_the_servers_to_say(play: Callable[..., Playing], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        playing = play(until_file(tmp_path / "never", words=f"echo $$ > {tmp_path}/compiler;"), port)
        said, _ = playing.process.communicate(timeout=20)
    assert playing.process.returncode == 1
    assert f"127.0.0.1:{port}" in said.splitlines()[-1]
    assert not alive(int((tmp_path / "compiler").read_text()))
