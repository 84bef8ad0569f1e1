"""The documentation of observations is true, and the example learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from cothon.core.build import is_compiled

ROOT = Path(__file__).resolve().parents[2]


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def test_every_field_of_an_observation_is_documented() -> None:
    layouts = loaded(ROOT / "tools" / "layouts.py")
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert layouts.written(page) == page, "run tools/layouts.py"


@pytest.mark.skipif(not is_compiled(), reason="plain Python learns no differently, only slower")
def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shortened form: a few updates against random play make the agent better than it was."""
    pytest.importorskip("jax")
    pytest.importorskip("optax")
    example = loaded(ROOT / "examples" / "train.py")
    monkeypatch.setattr(example, "HIDDEN", 32)
    learner = example.Learner("traders/standard", 2, "random", 64, 1)
    rewards = []
    for _ in range(14):
        experience, reward = learner.play()
        learner.learn(experience)
        rewards.append(reward)
    assert np.mean(rewards[-4:]) > np.mean(rewards[1:5]) + 0.05
    share, error = example.measure(learner, "random", 100, 2)
    assert 0 <= share <= 1
    assert error < 0.2
