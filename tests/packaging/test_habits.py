"""The files for forges, containers and packagers say what the rest of the project says."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from cothon.cli import parser_of
from cothon.version import VERSION

from .visitor import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CONTAINER = (ROOT / "Containerfile").read_text()


def test_the_lock_has_what_the_project_asks_for() -> None:
    """`make lock` after a change of pyproject.toml."""
    locked = tomllib.loads((ROOT / "uv.lock").read_text())
    own = next(package for package in locked["package"] if package["name"] == "cothon")
    wanted = {asked(text) for text in [*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)]}
    assert {entry(one) for one in own["metadata"]["requires-dist"]} == wanted


def asked(text: str) -> tuple[str, frozenset[str], SpecifierSet]:
    requirement = Requirement(text)
    return canonicalize_name(requirement.name), frozenset(requirement.extras), requirement.specifier


def entry(one: dict[str, Any]) -> tuple[str, frozenset[str], SpecifierSet]:
    return one["name"], frozenset(one.get("extras", ())), SpecifierSet(one.get("specifier", ""))


def test_the_lock_knows_the_public_index_alone() -> None:
    hosts = set(re.findall(r"[a-z+]+://([^/\"]+)", (ROOT / "uv.lock").read_text()))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert (citation["version"], citation["license"]) == (VERSION, PROJECT["license"])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_uses_pinned_actions_no_rights_and_paths_that_exist(workflow: Any) -> None:
    jobs = yaml.safe_load(workflow.read_text())
    assert jobs["permissions"] == {"contents": "read"}
    steps = [step for job in jobs["jobs"].values() for step in job["steps"]]
    assert [use for use in uses(steps) if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", use)] == []
    named = re.findall(r"(?<![\w/])(?:tests|\.ci)/[\w/.]+", " ".join(step.get("run", "") for step in steps))
    assert [path for path in named if not (ROOT / path).exists()] == []


def uses(steps: Iterable[dict[str, Any]]) -> list[str]:
    return [step["uses"] for step in steps if "uses" in step]


def test_the_tests_of_the_forge_run_with_every_python_that_we_promise() -> None:
    matrix = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]["versions"]["strategy"]["matrix"]
    promised = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", one)]
    assert matrix["python"] == promised


def test_the_container_installs_extras_and_gives_options_that_exist() -> None:
    [extras] = re.findall(r"\.whl\)\[([\w,]+)\]", CONTAINER)
    assert set(extras.split(",")) <= set(EXTRAS)
    [words] = re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.M)
    parser_of("serve").parse_args(json.loads(words)[2:])
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.M)
    assert [path for line in copied for path in line.split() if not (ROOT / path).exists()] == []


def test_the_compose_file_sets_what_the_server_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    server = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["server"]
    assert set(server["environment"]) == {"COTHON_DATABASE", "COTHON_ACCESS_CODE"}
    monkeypatch.setenv("COTHON_DATABASE", server["environment"]["COTHON_DATABASE"])
    monkeypatch.setenv("COTHON_ACCESS_CODE", "")
    told = parser_of("serve").parse_args([])
    assert told.database.startswith("postgresql+psycopg://")
    assert told.access_code is None


def test_a_commit_is_judged_as_make_lint_judges_it() -> None:
    [repository] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    entries = {" ".join(hook["entry"].split()[:2]) for hook in repository["hooks"]}
    assert entries == {".venv/bin/ruff format", ".venv/bin/ruff check", ".venv/bin/mypy --no-error-summary"}
    for words in ("ruff format", "ruff check", "mypy --no-error-summary"):
        assert f"$(BIN)/{words}" in (ROOT / "Makefile").read_text()
