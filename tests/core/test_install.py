"""Installing: without a C compiler, without uv, and after a compilation that was broken off."""

import contextlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]

Stage = Callable[..., Path]  # the script of each command by its name


@pytest.fixture(scope="module")
def built_without_compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-lib",
        str(folder / "lib"),
        "--build-temp",
        str(folder / "temp"),
    ]
    environment = os.environ | {"CC": "false", "COTHON_WITHOUT_PAGE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "lib"


def test_the_package_installs_without_a_compiler_and_plays_in_plain_python(built_without_compiler: Path) -> None:
    assert not list(built_without_compiler.rglob("*.so"))
    assert list(built_without_compiler.rglob("en.ftl"))
    environment = os.environ | {"PYTHONPATH": str(built_without_compiler), "COTHON_ENGINE": ""}
    command = [sys.executable, "-m", "cothon", "play", "--seed", "1"]
    done = subprocess.run(command, input="quit\n", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout
    assert "your hand" in done.stdout


def test_what_a_broken_off_compilation_left_is_made_anew(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "setup.py")
    assert spec
    assert spec.loader
    compiling = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiling)
    found = []
    for broken_off in (True, False, False):
        with contextlib.suppress(KeyboardInterrupt), compiling.work_in(tmp_path) as anew:
            found.append(anew)
            if broken_off:
                raise KeyboardInterrupt
    assert found == [False, True, False]


@pytest.fixture
def environment_with(tmp_path: Path) -> Stage:
    """A stand-in for a virtual environment: its commands write down what they are told."""

    def make(**commands: str) -> Path:
        (tmp_path / "bin").mkdir()
        for name, script in commands.items():
            file = tmp_path / "bin" / name
            file.write_text(f'#!/bin/sh\necho "{name} $*" >> {tmp_path}/said\n{script}\n')
            file.chmod(0o755)
        return tmp_path

    return make


def install(environment: Path) -> tuple[int, list[str], str]:
    command = [str(ROOT / "tools" / "install.sh"), str(environment), "-e", ".[server]"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, (environment / "said").read_text().splitlines(), done.stderr


def test_uv_installs_where_it_can(environment_with: Stage) -> None:
    code, said, _ = install(environment_with(uv="", python=""))
    assert (code, len(said)) == (0, 1)
    assert said[0].endswith("-e .[server]")


def test_uv_is_fetched_where_there_is_none(
    environment_with: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the machine's Python, since the environment has no pip of its own yet."""
    environment = environment_with(fetched="", python="exit 1")
    machine = tmp_path / "machine"
    machine.write_text(f"#!/bin/sh\n/bin/mv {environment}/bin/fetched {environment}/bin/uv\n")
    machine.chmod(0o755)
    monkeypatch.setenv("PYTHON", str(machine))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert install(environment)[0] == 0


def test_pip_installs_where_uv_fails(environment_with: Stage) -> None:
    code, said, _ = install(environment_with(uv="exit 2", python='[ "$COTHON_PLAIN" = 1 ]'))
    assert code == 0
    assert said[-1].startswith("python -m pip install")
    assert said[-1].endswith("-e .[server]")


def test_that_nothing_can_install_is_said_in_a_sentence(environment_with: Stage) -> None:
    code, said, errors = install(environment_with(uv="exit 2", python="exit 1"))
    assert code == 1
    assert "python -m ensurepip" in said
    assert len(errors.splitlines()) == 1
    assert "neither uv nor pip" in errors
