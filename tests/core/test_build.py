"""The engine that the tests mean to run is the one that runs."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from cothon.bots.tree import NODES
from cothon.core.build import PARTS, is_compiled

ENGINE = os.environ.get("COTHON_ENGINE")
checked = pytest.mark.skipif(not ENGINE or not is_compiled(), reason="the build with bounds checks is not asked for")


def test_plain_python_is_plain() -> None:
    assert is_compiled() != (os.environ.get("COTHON_PLAIN") == "1")


@checked
@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_of_the_build_that_was_asked_for(part: str) -> None:
    file = import_module(f"cothon.compiled.{part}").__file__
    assert Path(str(file)).is_relative_to(Path(str(ENGINE)).resolve())


@checked
def test_an_index_out_of_bounds_stops_the_program() -> None:
    code = f"from cothon.compiled.search import Tree; Tree().move_of({NODES})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert run.returncode < 0, run.stderr.decode()
