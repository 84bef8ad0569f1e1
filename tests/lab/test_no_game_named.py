"""What all games share names none of them: what a layer needs of a game, the game declares."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cothon
from cothon.games import GAMES

pytestmark = pytest.mark.once

SOURCE = Path(cothon.__file__).parent
SHARED = ("core", "bots", "research", "lab", "server", "terminal", "cli")
NAMES = re.compile(rf"\b({'|'.join(game.name for game in GAMES)})\b", re.IGNORECASE)

# names that others rely on: modules of environments, examples in the API's own document
ALLOWED = {
    "core/build.py": "the compiled parts",
    "research/gymnasium.py": "the default rule set of an environment",
    "research/vector.py": "the default rule set of an environment",
    "research/pettingzoo": "modules of environments, each named after its game",
    "server/http": "examples and a title for readers of the API",
}


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every text in the code but docstrings."""
    spoken = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            spoken.add(id(first.value) if isinstance(first, ast.Expr) else None)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
            yield node


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""


def is_allowed(path: Path) -> bool:
    place = path.relative_to(SOURCE).as_posix()
    return any(place == allowed or place.startswith(f"{allowed}/") for allowed in ALLOWED)


def sources() -> list[Path]:
    return [path for layer in SHARED for path in sorted((SOURCE / layer).rglob("*.py"))]


def test_no_shared_layer_names_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{text.lineno}: {text.value!r}"
        for path in sources()
        if not is_allowed(path)
        for text in literals(ast.parse(path.read_text()))
        if NAMES.search(str(text.value))
    ]
    assert found == []


def test_no_shared_layer_imports_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in sources()
        for module in imports(ast.parse(path.read_text()))
        if module.startswith("cothon.games.")
    ]
    assert found == []


def test_what_is_allowed_is_there() -> None:
    for place in ALLOWED:
        assert (SOURCE / place).exists(), place
