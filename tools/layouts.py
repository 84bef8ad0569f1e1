"""Write the tables of observation fields into docs/research.md; a test fails when they are out of date."""

from __future__ import annotations

import re
from pathlib import Path

from cothon.core.layout import Field, Layout
from cothon.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
MANY = 12  # labels that are written out


def rows(fields: tuple[Field, ...], at: int) -> list[str]:
    lines = []
    for field in fields:
        places = str(at) if field.size == 1 else f"{at}–{at + field.size - 1}"
        kind = "choice" if field.is_choice else f"0–{field.most}"
        lines.append(f"| {places} | `{field.name}` | {kind} | {labels(field)} | {field.meaning} |")
        at += field.size
    return lines


def labels(field: Field) -> str:
    if field.labels == ("",):
        return ""
    if field.size <= MANY:
        return " ".join(f"`{label}`" for label in field.labels)
    return f"`{field.labels[0]}` `{field.labels[1]}` … `{field.labels[-1]}`"


def table(layout: Layout) -> str:
    head = ["| place | field | values | one number for each | meaning |", "|---|---|---|---|---|"]
    lines = [f"Version {layout.version}, {layout.size} numbers. The table:", "", *head, *rows(layout.table, 0), ""]
    lines += [f"Then each of the {layout.seats} seats, {layout.seat_size} numbers each; places within the seat:", ""]
    return "\n".join([*lines, *head, *rows(layout.seat, 0)])


def written(page: str) -> str:
    for game in GAMES:
        first, last = f"<!-- layout {game.name} -->", f"<!-- /layout {game.name} -->"
        block = f"{first}\n{table(game.layout)}\n{last}"
        page = re.sub(re.escape(first) + ".*?" + re.escape(last), lambda _, block=block: block, page, flags=re.S)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
