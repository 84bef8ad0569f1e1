"""What the documents show must run."""

import doctest
import re
from pathlib import Path

import pytest

import cothon
from cothon.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]


def test_the_ten_lines_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_between_the_documents_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(((?!http)[^)#]+)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_rule_set_has_a_column_in_its_rules() -> None:
    for rules in cothon.rule_sets():
        game, name = rules.split("/")
        text = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
        assert f"`{name}`" in text or f"`{rules}`" in text


def test_every_command_has_a_module_with_a_description() -> None:
    for name in COMMANDS:
        text = (ROOT / "src" / "cothon" / "cli" / f"{name}.py").read_text()
        assert text.startswith('"""')
