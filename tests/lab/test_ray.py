"""A Ray cluster of two workers gives the same games, also when one of them dies in mid-run."""

from __future__ import annotations

import os
import signal

import pytest

ray = pytest.importorskip("ray")

from cothon.core.refusal import BadRequest  # noqa: E402
from cothon.lab.plan import Plan  # noqa: E402
from cothon.lab.ray import play_on_cluster  # noqa: E402
from cothon.lab.results import Results  # noqa: E402
from cothon.lab.simulate import simulate  # noqa: E402

from ..clusters import ON_A_CLUSTER  # noqa: E402

pytestmark = ON_A_CLUSTER


def test_the_cluster_plays_the_same_games(cluster: str) -> None:
    here = simulate("traders/standard", ["random", "careful"], 1_200, 3)
    assert simulate("traders/standard", ["random", "careful"], 1_200, 3, cluster=cluster) == here


def test_a_worker_killed_in_mid_run_loses_nothing_and_doubles_nothing(cluster: str) -> None:
    plan = Plan("traders/standard", ("random", "careful"), 4_000, 4)
    cut = [(first, 100) for first in range(0, 4_000, 100)]
    pieces = {}
    workers: set[int] = set()
    for index, columns, worker in play_on_cluster(plan, cut, cluster):
        assert index not in pieces, "a piece came twice"
        pieces[index] = columns
        if not workers:
            os.kill(worker, signal.SIGKILL)
        workers.add(worker)
    assert len(workers) > 1
    joined = Results.joined([pieces[index] for index in range(len(cut))])
    assert joined["game"].tolist() == list(range(4_000))
    assert joined == simulate("traders/standard", ["random", "careful"], 4_000, 4)


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**settings: object) -> None:
        raise ConnectionError("nobody answers")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(BadRequest, match=r"no Ray cluster at 10.0.0.1:6379: nobody answers"):
        simulate("traders/standard", "random", 1, 1, cluster="10.0.0.1:6379")
