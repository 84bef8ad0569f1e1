"""What docs/notation.md says of events and switches is what there is."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import cothon
from cothon.core.house import switches_of
from cothon.games.traders.rule_sets import RULE_SETS, STANDARD
from cothon.games.traders.text.events import KINDS
from cothon.games.traders.text.pending import NAMES

from ..play_outs import anything, bargaining, finished, hoarding

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text()


def rows(after: str) -> list[list[str]]:
    """The cells of the table that follows a heading of a column."""
    table = PAGE[PAGE.index(f"| {after} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_kind_of_event_is_documented_with_its_fields() -> None:
    told = {quoted(kind)[0]: set(quoted(fields)) for kind, fields, _, _ in rows("kind")}
    there = {kind.name: {*kind.numbers, *filter(None, [kind.things])} for kind in KINDS.values()}
    assert {name: fields - {"seat"} for name, fields in told.items()} == there


def test_events_have_the_fields_and_the_rules_that_are_documented() -> None:
    told = {quoted(kind)[0]: (set(quoted(fields)), set(rules.split(", "))) for kind, fields, rules, _ in rows("kind")}
    found: dict[str, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for seed in range(9):
        for rules in RULE_SETS:
            table = cothon.new_table(rules, 2 + seed % 3, seed=seed)
            for event in finished(table, seed, (hoarding, anything, bargaining)[seed // 3]).events():
                found[event["kind"]][0].update(set(event) - {"step", "kind", "rule"})
                found[event["kind"]][1].add(event["rule"])
    assert found == told


def test_every_switch_is_documented() -> None:
    assert [name for row in rows("switch of Traders") for name in quoted(row[0])] == list(switches_of(STANDARD))


def test_every_step_is_documented() -> None:
    assert {name for row in rows("step") for name in quoted(row[0])} == set(NAMES.values())
