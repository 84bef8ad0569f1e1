"""The house rules: rule numbers, imports that point one way, words that exist, engines that are up to date."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from cothon.core.build import PARTS, is_compiled
from cothon.core.words import bundle, languages
from cothon.games.traders.rules.cards import FIRST_STEP
from cothon.games.traders.text.pending import NAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "cothon"

GAMES = {"traders": ("T", r"T\d+\.\d+|T-R\d+|T0"), "guilds": ("G", r"G\d+\.\d+|G-R\d+|G2\b|G5\b|G8\b|G10\b")}
games = [game for game in GAMES if (ROOT / "docs" / "rules" / f"{game}.md").exists()]


def numbers(text: str, game: str) -> set[str]:
    return set(re.findall(rf"\b(?:{GAMES[game][1]})", text))


def documented(game: str) -> set[str]:
    return numbers((ROOT / "docs" / "rules" / f"{game}.md").read_text(), game)


def sources(folder: Path) -> str:
    return "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))


def numbers_tested(game: str) -> set[str]:
    """The numbers in the names of tests: test_T6_1_…, test_T_R9_…, test_T6_5_T_R9_…"""
    number = r"(?:[TG]_R\d+|[TG]\d+(?:_\d{1,2})?)(?=_|$)_?"
    names = re.findall(rf"def test_((?:{number})+)", sources(ROOT / "tests" / game))
    found = [each.strip("_") for name in names for each in re.findall(number, name)]
    return {each.replace("_R", "-R").replace("_", ".") for each in found}


@pytest.mark.parametrize("game", games)
def test_every_rule_number_has_code(game: str) -> None:
    assert documented(game) - numbers(sources(SOURCE / "games" / game), game) == set()


@pytest.mark.parametrize("game", games)
def test_every_rule_number_has_a_test(game: str) -> None:
    assert documented(game) - numbers_tested(game) == set()


@pytest.mark.parametrize("game", games)
def test_every_cited_rule_number_exists(game: str) -> None:
    cited = numbers(sources(SOURCE), game) | numbers_tested(game)
    assert cited - documented(game) == set()


LAYERS = ["core", "games", "bots", "review", "puzzles", "research", "lab", "server", "terminal", "cli"]


def test_imports_point_one_way() -> None:
    """A layer imports only from those before it."""
    wrong = []
    for path in SOURCE.rglob("*.py"):
        layer = path.relative_to(SOURCE).parts[0]
        if layer not in LAYERS:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            target = module.split(".")[1] if module.startswith("cothon.") else ""
            if target in LAYERS and LAYERS.index(target) > LAYERS.index(layer):
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


def test_no_code_asks_for_a_rule_sets_name() -> None:
    pattern = re.compile(r"[\"'](?:traders|guilds)/\w+[\"']")
    allowed = {"games/traders/rule_sets.py", "games/guilds/rule_sets.py"}
    found = [
        str(path.relative_to(SOURCE))
        for layer in ("core", "games", "bots")
        for path in (SOURCE / layer).rglob("*.py")
        if pattern.search(path.read_text())
    ]
    assert set(found) <= allowed


def refusal_keys() -> set[str]:
    """Every code, or key where there is one, of a refusal in the sources; keys made on the fly apart."""
    kinds = "IllegalMove|BadPosition|BadRecord|BadRequest"
    calls = re.findall(rf'(?:{kinds})\(\s*"([\w-]+)"(?:,\s*key=(f?"[^"]+"))?', sources(SOURCE))
    return {key.strip('"') or code for code, key in calls if not key.startswith("f")}


def test_every_refusal_has_words() -> None:
    keys = refusal_keys() | {f"wrong-moment-{name}" for kind, name in NAMES.items() if kind < FIRST_STEP}
    assert {key for key in keys if not bundle("en").has_message(f"refusal-{key}")} == set()


def test_every_language_has_every_message() -> None:
    def messages(language: str) -> set[str]:
        files = sorted(SOURCE.rglob(f"locale/{language}.ftl"))
        return {key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.M)}

    for language in languages():
        assert messages(language) == messages("en"), language


def test_the_built_engine_is_not_stale() -> None:
    """A compiled part carries the fingerprint of the sources it was made from."""
    sys.path.insert(0, str(ROOT / "tools"))
    import engine
    import join

    assert {part.name for part in join.PARTS} == set(PARTS)
    if is_compiled():
        assert engine.outdated() == [], "run make again"


def test_nothing_in_the_project_names_a_machine() -> None:
    suffixes = {".py", ".md", ".toml", ".ftl", ".json", ".jsonl"}
    files = [
        p for p in ROOT.rglob("*") if p.suffix in suffixes and not {".venv", "build", "node_modules"} & set(p.parts)
    ]
    words = ["/" + "root/", "/" + "work/"]
    assert [str(p) for p in files if any(word in p.read_text(errors="replace") for word in words)] == []
