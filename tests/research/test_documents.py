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
    """A shortened form: after one lesson and a little practice it judges positions better, and wins by it."""
    pytest.importorskip("jax")
    pytest.importorskip("optax")
    example = loaded(ROOT / "examples" / "train.py")
    for name, small in {"HIDDEN": 16, "KEPT": 20_000, "PART": 256, "STEPS": 8, "LESSON": 80, "CHUNK": 512}.items():
        monkeypatch.setattr(example, name, small)
    learner = example.Learner("traders/standard", 64, 1)
    learner.listen("apprentice")
    seen, worth = (column[: learner.heard] for column in learner.memory)
    before = np.mean((learner.value(learner.network, seen) - worth) ** 2)
    for _ in range(250):
        learner.practise(example.RATE)
    assert np.mean((learner.value(learner.steady, seen) - worth) ** 2) < 0.7 * before
    assert learner.play(example.RATE) > 64 * 8 / 2
    share, error = example.measure(learner, "random", 100, 2, worlds=1)
    assert share - error > 0.5
    assert error < 0.2
