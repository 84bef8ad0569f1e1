"""Bots in seats: they move, they may fail, the table goes on; programs from outside; clocks."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, until

import cothon
from cothon.cli import bot
from cothon.core import words
from cothon.core.game import Json
from cothon.server.bots import levels
from cothon.server.bots.lines import LineHere
from cothon.server.bots.workers import BotFailed, Worker
from cothon.server.tables.seats import new_id
from tests.boards import WON

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "client.py"


def wait_for(player: Player, table: str, condition: Callable[[Json], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not condition(player.look(table)):
        assert time.monotonic() < deadline, player.look(table)["log"][-3:]
        time.sleep(0.05)


def test_bots_play_a_whole_game_among_themselves(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("novice", "novice", rules="traders/standard")["id"]
    wait_for(hanno, table, lambda state: state["status"] == "finished", 40)
    assert hanno.look(table)["result"]["winners"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_bots_of_one_level_have_names_of_their_own(shared: House, language: str) -> None:
    hanno = shared.player("Elissa")
    table = hanno.open("me", "trader", "trader", "open", language=language)["id"]
    hanno.post(f"/api/tables/{table}/seats/3/bot", level="trader")
    seats = hanno.look(table)["seats"]
    assert len({seat["name"] for seat in seats}) == 4
    assert [seat["level"] for seat in seats] == [None, "trader", "trader", "trader"]
    known = words.say("bot-names", language).split(", ")
    assert all(seat["name"] in known for seat in seats[1:])


def test_a_bot_answers_a_person(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "trader", rules="guilds/standard")["id"]
    wait_for(hanno, table, lambda state: state["turn"] == 0)
    hanno.move(table, hanno.look(table)["legal"][0]["move"])


@pytest.mark.parametrize("failure", ["crash", "overtime", "illegal", "exception"])
def test_a_failing_bot_is_tried_again_then_stood_in_for(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    """The worker process itself misbehaves; the table goes on with any legal move."""
    scripts = {
        "crash": "import os; os._exit(3)",
        "overtime": "import time; time.sleep(60)",
        "illegal": 'print(\'{"move": "pass the salt"}\', flush=True)',
        "exception": 'print(\'{"error": "ValueError"}\', flush=True)',
    }
    code = f"import sys\nfor line in sys.stdin:\n    {scripts[failure]}"
    started = []

    async def running(self: LineHere) -> object:
        if self.process is None or self.process.returncode is not None:
            started.append(failure)
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=pipe, stdout=pipe)
        return self.process

    monkeypatch.setattr(LineHere, "running", running)
    monkeypatch.setattr(levels, "seconds", lambda level: 0.1)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", bot_grace=0.4, bot_start=0.0)
    hanno = house.player()
    table = hanno.open("novice", "me")["id"]
    while hanno.look(table)["turn"] == 1 and len(hanno.look(table)["log"]) < 30:
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    wait_for(hanno, table, lambda state: any(line["seat"] == 0 for line in state["log"]))
    text = house.client().get("/metrics").text
    assert f'cothon_bot_failures_total{{what="{failure}"}}' in text
    assert started


def test_a_process_that_loads_slowly_is_waited_for() -> None:
    """On a slow machine each would be given up before it is loaded, again and again."""
    code = "import sys, time\ntime.sleep(0.5)\nfor line in sys.stdin:\n    print('{}', flush=True)"

    class Slow(LineHere):
        async def running(self) -> asyncio.subprocess.Process:
            if self.process is None:
                pipe = asyncio.subprocess.PIPE
                self.process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=pipe, stdout=pipe)
            return self.process

    async def asked(start: float) -> Any:
        worker = Worker(Slow(""), start)
        try:
            return await worker.ask({}, 0.1)
        finally:
            await worker.end()

    assert asyncio.run(asked(20.0)) == {}
    with pytest.raises(BotFailed):
        asyncio.run(asked(0.0))


def test_a_clock_that_runs_out_moves_for_the_late_seat_and_then_takes_it(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    hanno = house.player()
    table = hanno.open("me", "me", seconds_a_move=5, stand_in="novice")["id"]
    before = hanno.look(table)
    assert before["deadline"] - before["now"] <= 5
    hosted = house.app.state.server.tables.hosted[table]
    late = before["turn"]
    hosted.row["seconds_a_move"] = 0.05
    run_out(house, table)
    wait_for(hanno, table, lambda state: any(seat["left"] for seat in state["seats"]))
    assert any(line["seat"] == late for line in hanno.look(table)["log"])


def run_out(house: House, table: str) -> None:
    """Set the clock of the database back."""
    import sqlite3

    path = house.app.state.server.store.url.removeprefix("sqlite:///")
    house.app.state.server.tables.hosted[table].deadline = 1.0
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET deadline = 1.0 WHERE id = ?", (table,))
    connection.close()


def test_a_hint_has_its_reason(shared: House) -> None:
    """White can end and win the game by buying."""
    hanno = shared.player()
    seats = [{"who": "me"}, {"who": "me"}]
    table = hanno.post("/api/tables/import", 201, position=WON, seats=seats)["table"]["id"]
    best, *others = hanno.post(f"/api/tables/{table}/hint", level="trader", seat=0)["moves"]
    assert best["move"] == "buy"
    assert words.text_of(best["reason"])
    assert all(other["reason"] is None for other in others)


def test_a_hint_rates_every_legal_move(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    hint = hanno.post(f"/api/tables/{table}/hint", level="novice")
    assert {one["move"] for one in hint["moves"]} == {one["move"] for one in state["legal"]}
    assert [one["win"] for one in hint["moves"]] == sorted((one["win"] for one in hint["moves"]), reverse=True)
    assert hanno.post(f"/api/tables/{table}/hint", 409, seat=1 - state["turn"])["error"]["code"] == "no-hint-now"
    assert hanno.post(f"/api/tables/{table}/hint", 422, level="god")["error"]["code"] == "unknown-level"


def test_cothon_bot_plays_at_a_server(shared: House) -> None:
    """The example program: it sits down by an invitation and plays to the end, over a real connection."""
    hanno = shared.player()
    table = hanno.open("novice", "open")
    link = f"{shared.url}/join/{table['seats'][1]['invitation']}"
    command = [sys.executable, "-m", "cothon", "bot", "--server", shared.url, "--seat", link, "--level", "novice"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    end = hanno.look(table["id"])
    assert end["status"] == "finished"
    assert end["seats"][1]["kind"] == "program"


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))


def robot(server: str, *rest: str) -> int:
    """`cothon bot` in this process."""
    parser = argparse.ArgumentParser()
    bot.add_arguments(parser)
    parser.set_defaults(language="en")
    return bot.run(parser.parse_args(["--level", "novice", "--server", server, *rest]))


def test_cothon_bot_says_in_one_sentence_what_is_wrong(shared: House) -> None:
    public = shared.player().open("me", "me", public=True)["id"]
    for server, *rest in (
        (shared.url, "--seat", "i_nonsense"),
        (shared.url, "--seat", "s_nonsense", "--table", public),
        (shared.url, "--seat", "s_nonsense", "--table", "AAAAAAAAAAAA"),
        (f"{shared.url}/nowhere", "--seat", "i_nonsense"),
        ("http://127.0.0.1:1", "--seat", "i_nonsense"),
        ("nonsense", "--seat", "i_nonsense"),
        ("nonsense", "--seat", "s_nonsense", "--table", public),
    ):
        with pytest.raises(cothon.Refusal) as refusal:
            robot(server, *rest)
        assert len(refusal.value.words().splitlines()) == 1


def example_client() -> Any:
    spec = importlib.util.spec_from_file_location("client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_programs_play_on_when_the_server_is_restarted(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`cothon bot` and examples/client.py, each at a table of its own."""
    monkeypatch.setattr(bot, "RETRY_SECONDS", 0.2)
    client, url = example_client(), f"sqlite:///{tmp_path / 'cothon.db'}"
    first = houses(url, bot_pause=0.02)
    table, token = client.sit_down(first.url, "traders/classic")
    hanno = Player(first, token)
    other = hanno.open("novice", "open", rules="traders/classic")
    ends: list[Any] = []
    calls = [
        lambda: ends.append(client.play(first.url, table, token)["status"]),
        lambda: ends.append(robot(first.url, "--seat", other["seats"][1]["invitation"])),
    ]
    players = [threading.Thread(target=call, daemon=True) for call in calls]
    for player in players:
        player.start()
    until(lambda: all(hanno.look(one)["seq"] > 8 for one in (table, other["id"])), 20)
    first.stop()
    second = houses(url, int(first.address.rpartition(":")[2]))
    for player in players:
        player.join(30)
    assert sorted(map(str, ends)) == ["0", "finished"]
    assert Player(second, token).look(other["id"])["status"] == "finished"
