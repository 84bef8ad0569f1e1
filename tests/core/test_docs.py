"""What the documents show must run."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import cothon
from cothon.cli import COMMANDS

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("page", "examples"), [("README.md", 8), ("docs/library.md", 30)])
def test_what_a_page_shows_runs(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted >= examples
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_between_the_documents_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(((?!http)[^)#]+)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_ten_lines_are_those_that_are_type_checked() -> None:
    """`make lint` checks ten_lines.py strictly, `table.view(table.turn)` included."""
    shown = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text())
    checked = ast.parse((ROOT / "tests" / "core" / "ten_lines.py").read_text()).body[1:]
    assert [ast.unparse(ast.parse(one.source)) for one in shown] == [ast.unparse(one) for one in checked]


def test_every_rule_set_has_a_column_in_its_rules() -> None:
    for rules in cothon.rule_sets():
        game, name = rules.split("/")
        text = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
        assert f"`{name}`" in text or f"`{rules}`" in text


def test_every_command_has_a_module_with_a_description() -> None:
    for name in COMMANDS:
        text = (ROOT / "src" / "cothon" / "cli" / f"{name}.py").read_text()
        assert text.startswith('"""')
