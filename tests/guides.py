"""The player's guides as the page reads them: what stands in the comments before their paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cothon.core.house import as_data, switches_of
from cothon.core.words import languages
from cothon.games import GAMES

DOCS = Path(__file__).resolve().parents[1] / "docs"
GUIDED = ("traders", "guilds")
NUMBER = re.compile(r"[A-Z](?:-R\d+|\d+(?:\.\d+)?)")


@dataclass(frozen=True)
class Paragraph:
    about: str
    text: str

    @property
    def is_example(self) -> bool:
        return self.text.startswith("> ")

    def after(self, word: str) -> list[str]:
        """What stands after a word of the comment."""
        parts = (part.strip() for part in self.about.split(";"))
        return [part.removeprefix(f"{word} ") for part in parts if part.startswith(f"{word} ")]

    @property
    def rules(self) -> list[str]:
        return [word for word in self.about.split(";")[0].split() if NUMBER.fullmatch(word)]

    @property
    def conditions(self) -> list[str]:
        return [one for when in self.after("when") for one in when.split(" and ")]

    @property
    def numbers(self) -> list[str]:
        """The switches whose numbers it tells."""
        return re.findall(r"\{(\w+)\}", self.text)

    def holds(self, switches: dict[str, object]) -> bool:
        return all(is_met(condition, switches) for condition in self.conditions)


def is_met(condition: str, switches: dict[str, object]) -> bool:
    name, sign, value = re.fullmatch(r"([\w ]+?)(?: (!?=) (\d+))?", condition).groups()  # type: ignore[union-attr]
    if sign:
        return (switches[name] == int(value)) == (sign == "=")
    return switches[name.removeprefix("not ")] is not name.startswith("not ")


@dataclass(frozen=True)
class Guide:
    titles: list[str]
    paragraphs: list[Paragraph]
    details: list[str]
    order: list[str]  # titles and paragraphs, as they follow each other

    def shown(self, switches: dict[str, object]) -> list[Paragraph]:
        return [paragraph for paragraph in self.paragraphs if paragraph.holds(switches)]


@cache
def guide(game: str, language: str = "en") -> Guide:
    path = DOCS / "guide" / ("" if language == "en" else language) / f"{game}.md"
    read = Guide([], [], [], [])
    for block in path.read_text("utf-8").strip().split("\n\n"):
        if block.startswith("## "):
            read.titles.append(block[3:])
            read.order.append("title")
        elif found := re.fullmatch(r"<!-- details (.*) -->", block):
            read.details.extend(found[1].split())
        elif found := re.fullmatch(r"<!-- (.*?) -->\n(.*)", block, re.S):
            read.paragraphs.append(Paragraph(found[1], found[2]))
            read.order.append(f"{'example' if read.paragraphs[-1].is_example else 'text'} {found[1]}")
    return read


def translations() -> list[str]:
    return [language for language in languages() if language != "en"]


def rule_numbers(game: str) -> set[str]:
    """Those that the numbered text gives to rules; a heading's only where nothing under it has its own."""
    text = (DOCS / "rules" / f"{game}.md").read_text("utf-8")
    rules = set(re.findall(r"^\s*(?:- |\d+\. )(?:\*\*)?([TG](?:\d+\.\d+|-R\d+))\b", text, re.M))
    heads = set(re.findall(r"^## ([TG]\d+) ", text, re.M))
    return rules | {head for head in heads if not any(rule.startswith(f"{head}.") for rule in rules)}


def switches_in(game: str) -> dict[str, dict[str, object]]:
    """Of every rule set of the game, as the server tells them."""
    [found] = [one for one in GAMES if one.name == game]
    return {
        name: {switch: as_data(value) for switch, value in switches_of(rule_set).items()}
        for name, rule_set in found.rule_sets.items()
    }
