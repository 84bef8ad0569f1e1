"""`cothon serve` as a command: starts, stops, and says in one sentence what is wrong."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from house import House

SERVE = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--log-level", "info"]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*SERVE, "--database", f"sqlite:///{tmp_path / 'new' / 'cothon.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    url = re.search(r"http://[\d.:]+", process.stdout.readline())
    assert url is not None
    yield process, url[0]
    process.kill()
    process.communicate()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_and_stops_gracefully(serving: tuple[subprocess.Popen[str], str], how: signal.Signals) -> None:
    process, url = serving
    with httpx.Client(transport=httpx.HTTPTransport(retries=8), base_url=url, timeout=20) as client:
        assert client.get("/api/health").json()["status"] == "ok"
        token = client.post("/api/players", json={"name": "Hanno"}).json()["token"]
        body = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
        assert client.post("/api/tables", json=body, headers={"authorization": f"Bearer {token}"}).status_code == 201
    process.send_signal(how)
    _, errors = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors
    assert token not in errors


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "nonsense"], "database"),
        (["--database", "mysql://me:secret@127.0.0.1/cothon"], "not supported"),
        (["--database", "sqlite:////proc/nowhere/cothon.db"], "database"),
        (["--database", "postgresql+psycopg://nobody:secret@127.0.0.1:1/none"], "database"),
        (["--host", "203.0.113.1"], "cannot listen"),
        (["--port", "99999"], "cannot listen"),
        (["--replace", "9" * 30], "cannot be stopped"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    place = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path / 'cothon.db'}"]
    done = subprocess.run([*SERVE, *arguments, *place], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "secret" not in done.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        command = [*SERVE, "--port", port, "--database", f"sqlite:///{tmp_path / 'cothon.db'}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, port in done.stderr) == (1, True)


def test_a_second_server_on_the_same_sqlite_file_is_refused(houses: Callable[..., House], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    houses(url)
    done = subprocess.run([*SERVE, "--database", url], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert "Another server" in done.stderr


@pytest.mark.parametrize("arguments", [["--bot-workers", "0"], ["--rate", "no"], ["--bot-pause", "-1"]])
def test_numbers_that_make_no_sense_are_refused(arguments: list[str]) -> None:
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_secrets_can_be_given_where_other_users_do_not_see_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import argparse

    from cothon.cli import serve

    monkeypatch.setenv("COTHON_ACCESS_CODE", "Elissa")
    monkeypatch.setenv("COTHON_DATABASE", f"sqlite:///{tmp_path / 'cothon.db'}")
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    settings = serve.settings_of(parser.parse_args([]))
    assert (settings.access_code, settings.database) == ("Elissa", f"sqlite:///{tmp_path / 'cothon.db'}")


def test_nothing_is_put_together_while_people_wait(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The framework would make what reads and describes its routes when they are first asked for, moves waiting."""
    made: list[object] = []
    monkeypatch.setattr("fastapi._compat.v2.TypeAdapter", lambda *about, **more: made.append(about))
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    with hanno.live(table) as channel:
        channel.until("table", 30)
    hanno.get("/api/puzzles/nowhere", 404)
    assert made == []
