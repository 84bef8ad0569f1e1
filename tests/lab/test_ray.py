"""A Ray cluster of two workers gives the same games, also when one of them dies in mid-run."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

ray = pytest.importorskip("ray")

from cothon.core.build import is_compiled  # noqa: E402
from cothon.core.refusal import BadRequest  # noqa: E402
from cothon.lab.plan import Plan  # noqa: E402
from cothon.lab.ray import play_on_cluster  # noqa: E402
from cothon.lab.results import Results  # noqa: E402
from cothon.lab.simulate import simulate  # noqa: E402

pytestmark = [
    pytest.mark.skipif(not is_compiled(), reason="the cluster is the same for both engines"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.xdist_group("ray"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False, object_store_memory=10**8
    )
    yield
    ray.shutdown()


def test_the_cluster_plays_the_same_games(cluster: None) -> None:
    here = simulate("traders/standard", ["random", "careful"], 1_200, 3)
    assert simulate("traders/standard", ["random", "careful"], 1_200, 3, cluster="auto") == here


def test_a_worker_killed_in_mid_run_loses_nothing_and_doubles_nothing(cluster: None) -> None:
    plan = Plan("traders/standard", ("random", "careful"), 4_000, 4)
    cut = [(first, 100) for first in range(0, 4_000, 100)]
    pieces = {}
    workers: set[int] = set()
    for index, columns, worker in play_on_cluster(plan, cut, "auto"):
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
