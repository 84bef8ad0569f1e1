"""Bots and reviews on a Ray cluster: the same answers, and a worker killed in mid-thought costs a try and no move."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, until
from pydantic_core import from_json

import cothon
from cothon.core.game import Json
from cothon.review import review
from cothon.server.bots.lines import LineHere
from cothon.server.bots.workers import MODULE, Worker
from cothon.server.reviews import desk
from cothon.server.reviews.packing import pack

ray = pytest.importorskip("ray")

from cothon.server.bots.nodes import LineToNode  # noqa: E402
from tests.clusters import ON_A_CLUSTER  # noqa: E402

pytestmark = ON_A_CLUSTER
PATIENCE = 150.0  # seconds for a node to start Python; a busy machine takes its time


def finished() -> Json:
    table = cothon.new_table("traders/standard", players=2, seed=5)
    bot = cothon.bot("novice", seed=5)
    while isinstance(seat := table.turn, int):
        table.play(bot.choose(table.view(seat), table.legal_moves()))
    return table.record()


def job_of_a_bot() -> Json:
    table = cothon.new_table("traders/standard", players=3, seed=7)
    return {"do": "choose", "level": "novice", "view": table.view(0), "legal": table.legal_moves()}


async def answer(line: LineHere | LineToNode, job: Json) -> Json:
    worker = Worker(line)
    try:
        return await worker.ask(job, PATIENCE)
    finally:
        await worker.end()


def test_a_review_on_a_node_is_the_review_made_here(cluster: str) -> None:
    record = finished()
    here = pack(review(record, effort=0.02, threads=1))

    async def reviewed() -> Json:
        worker = Worker(LineToNode(desk.MODULE, cluster))
        await worker.send({"do": "review", "record": record, "effort": 0.02, "threads": 1})
        while not (reply := await worker.hear(PATIENCE)).get("done"):
            pass
        await worker.end()
        return dict(from_json(reply["packed"]))

    assert asyncio.run(reviewed()) == here


def test_where_the_cluster_gives_no_node_a_process_here_answers(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: LineToNode) -> object:
        raise ConnectionError("all nodes are gone")

    monkeypatch.setattr(LineToNode, "settled", none)
    job = job_of_a_bot()
    assert asyncio.run(answer(LineToNode(MODULE, cluster), job))["move"] in job["legal"]


def test_a_node_with_another_version_is_not_used(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cothon.server.bots.nodes.VERSION", "0.0.0")
    job, line = job_of_a_bot(), LineToNode(MODULE, cluster)
    assert asyncio.run(answer(line, job))["move"] in job["legal"]
    assert line.is_here


def test_a_worker_killed_in_mid_thought_costs_another_try_and_no_move(
    cluster: str, houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cothon.server.bots.nodes.SETTLING", PATIENCE)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", cluster=cluster, bot_grace=PATIENCE)
    line = house.app.state.server.workers.all[0].line
    asked, ask = [], line.ask

    def noted(what: str, *given: bytes) -> Any:
        asked.append(what)
        return ask(what, *given)

    monkeypatch.setattr(line, "ask", noted)
    hanno = house.player()
    table = hanno.open("me", "master", rules="traders/standard")["id"]
    while hanno.look(table)["turn"] == 0:
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    until(lambda: "read" in asked, 2 * PATIENCE)  # it has its job and thinks
    first = line.where
    os.kill(first[1], signal.SIGKILL)
    until(lambda: hanno.look(table)["turn"] == 0, 3 * PATIENCE)
    assert line.where != first or line.is_here  # on another node, or here while a busy cluster has none
    assert 'cothon_bot_failures_total{what="crash"} 1.0' in house.client().get("/metrics").text
    assert any(entry["seat"] == 1 for entry in hanno.look(table)["log"])
