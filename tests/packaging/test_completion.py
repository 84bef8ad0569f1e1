"""`cothon completion`: what the shells offer after a tab."""

from __future__ import annotations

import re
import subprocess

import pytest

import cothon
from cothon.bots import bots
from cothon.cli import COMMANDS, main
from cothon.cli.completion import quoted

ASK = """
COMP_WORDS=("${@}"); COMP_CWORD=$((${#} - 1)); COMPREPLY=()
_cothon
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", request.param]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("script", ["bash"], indirect=True)
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["pl"], ["play"]),
        (["play", ""], cothon.rule_sets()),
        (["play", "--see"], ["--seed"]),
        (["play", "--load", ""], []),
        (["replay", ""], []),
        (["simulate", "--each", ""], ["game", "move", "event"]),
        (["balance", "--bot", "m"], [name for name in bots() if name.startswith("m")]),
        (["completion", "f"], ["fish"]),
    ],
)
def test_bash_offers_what_fits_where_the_cursor_is(script: str, typed: list[str], offered: list[str]) -> None:
    command = ["bash", "-c", script + ASK, "bash", "cothon", *typed]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered


@pytest.mark.parametrize("script", ["zsh"], indirect=True)
def test_zsh_is_told_the_same_as_bash(script: str) -> None:
    assert script.index("bashcompinit\n_cothon") > 0
    assert "complete -o default -F _cothon cothon" in script


@pytest.mark.parametrize("script", ["fish"], indirect=True)
def test_fish_is_told_of_every_command_and_option_in_words(script: str) -> None:
    for name, about in COMMANDS.items():
        assert f"-a {name} -d {quoted(about)}" in script
    assert re.search(r"from play' -l seed -r -d '\w+", script)
    assert re.search(r"from serve' -l log-level -r -f -a 'debug info warning error' -d", script)
