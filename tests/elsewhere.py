"""A game from outside the package, made known for some tests as anyone would: by the environment alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cothon.games import GAMES

TOY = Path(__file__).parent / "toy" / "src"
ENTRY = "pearls.game:PearlsGame"
PEARLS = ("pearls/standard", "pearls/short")

if str(TOY) not in sys.path:
    sys.path.insert(0, str(TOY))


@contextmanager
def pearls_known() -> Iterator[None]:
    """In this process and in those that it starts; afterwards forgotten, so that other tests see our games alone."""
    paths = os.pathsep.join(filter(None, [str(TOY), os.environ.get("PYTHONPATH")]))
    known, loaded = GAMES.known[:], set(GAMES.loaded)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COTHON_GAMES", ENTRY)
        patch.setenv("PYTHONPATH", paths)
        yield
    GAMES.known[:], GAMES.loaded = known, loaded
