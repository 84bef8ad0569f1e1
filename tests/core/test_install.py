"""Installing where there is no C compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def built_without_compiler(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-lib",
        folder / "lib",
        "--build-temp",
        folder / "temp",
    ]
    environment = os.environ | {"CC": "false"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "lib"


def test_the_package_installs_without_a_compiler_and_plays_in_plain_python(built_without_compiler):
    assert not list(built_without_compiler.rglob("*.so"))
    assert list(built_without_compiler.rglob("en.ftl"))
    environment = os.environ | {"PYTHONPATH": str(built_without_compiler), "COTHON_ENGINE": ""}
    command = [sys.executable, "-m", "cothon", "play", "--seed", "1"]
    done = subprocess.run(command, input="quit\n", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout
    assert "your hand" in done.stdout
