"""What is built from a clean copy: nothing is missing in it, and it plays without compiler, Node.js and sources."""

from __future__ import annotations

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from .visitor import ROOT, address_in, bare, clean_copy, installed, must, play_at_the_page, run, serving

BUILT_HERE = ("PKG-INFO", "setup.cfg", "src/cothon.egg-info/", "src/cothon/server/static/")


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(wheel, tmp_path_factory.mktemp("environment"))


def test_the_source_distribution_has_all_the_sources_and_the_page(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}
    copy = clean_copy(tmp_path / "copy")
    there = {str(path.relative_to(copy)) for path in copy.rglob("*") if path.is_file()}
    assert sources(there) - packed == set()
    assert [name for name in packed - there if not name.startswith(BUILT_HERE)] == []
    assert "src/cothon/server/static/index.html" in packed


def sources(there: set[str]) -> set[str]:
    """What git knows; all of it where there is no git."""
    done = run(["git", "ls-files"], cwd=ROOT)
    return there & set(done.stdout.splitlines()) if done.returncode == 0 else there


def test_the_wheel_has_the_page_the_words_and_the_licence_and_no_sources_of_c(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    page = {f"cothon/server/{path.relative_to(ROOT / 'src/cothon/server')}" for path in files_of_the_page()}
    assert page <= set(names)
    assert {"cothon/locale/ja.ftl", "cothon/games/guilds/card_file/cards.toml", "cothon/py.typed"} <= set(names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert b"svelte" in zipfile.ZipFile(wheel).read("cothon/server/static/licences.txt")
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"cothon"}
    assert [name for name in names if name.endswith((".c", ".pxd", ".so", ".pyc"))] == []


def files_of_the_page() -> list[Path]:
    return [path for path in (ROOT / "src/cothon/server/static").rglob("*") if path.is_file()]


def test_an_installed_wheel_ends_at_a_page_on_which_one_plays(command: Path, tmp_path: Path) -> None:
    with serving([command], bare(tmp_path)) as said:
        play_at_the_page(address_in(said[0]))
    assert len(said) == 1


def test_an_installed_source_distribution_does_so_too(sdist: Path, tmp_path: Path) -> None:
    with serving([installed(sdist, tmp_path / "environment")], bare(tmp_path)) as said:
        play_at_the_page(address_in(said[0]))


def test_a_server_without_the_page_says_so_and_how_to_get_it(wheel: Path, tmp_path: Path) -> None:
    command = installed(wheel, tmp_path / "environment")
    static = next((tmp_path / "environment").glob("lib/*/site-packages/cothon/server/static"))
    shutil.rmtree(static)
    with serving([command], bare(tmp_path)) as said:
        answer = httpx.get(f"{address_in(said[0])}/", headers={"accept-language": "de"})
    assert "no web page" in said[1]
    assert "make web" in said[1]
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "page-not-built")
    assert "Webseite" in answer.json()["error"]["message"]


def test_the_command_plays_in_the_terminal_and_knows_its_version(command: Path, tmp_path: Path) -> None:
    said = must([command, "play", "--seed", "1"], input="quit\n", env=bare(tmp_path))
    assert "plain Python" in said
    assert must([command, "--version"], env=bare(tmp_path)).startswith("cothon 0.")


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_without_npm_a_clone_is_not_packed_and_the_reason_is_one_sentence(kind: str, tmp_path: Path) -> None:
    copy = clean_copy(tmp_path / "copy")
    shutil.rmtree(copy / "src/cothon/server/static")
    code = f"from setuptools import build_meta; build_meta.build_{kind}('dist')"
    done = run([sys.executable, "-c", code], cwd=copy, env=bare(tmp_path))
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].startswith("The web page is not built")
    assert "make web" in done.stderr
    assert not list((copy / "dist").glob("*"))


def test_a_package_without_the_page_has_to_be_asked_for(tmp_path: Path) -> None:
    copy = clean_copy(tmp_path / "copy")
    shutil.rmtree(copy / "src/cothon/server/static")
    environment = bare(tmp_path) | {"COTHON_WITHOUT_PAGE": "1", "COTHON_PLAIN": "1"}
    must([sys.executable, "setup.py", "-q", "build"], cwd=copy, env=environment)
    assert (copy / "build/lib/cothon/cli/serve.py").exists()
