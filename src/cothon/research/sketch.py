"""A view as lines of text, and as a picture of the same lines: for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cothon.core.game import Json

LEFT_OUT = ("viewer", "memory", "seats", "pending", "rules", "players", "start", "turn")
WIDTH, HEIGHT, LINE, MARGIN = 960, 640, 22, 12
PAPER, INK, CARD = (244, 236, 219), (52, 42, 34), (222, 210, 186)
COLOURS = {
    "R": (186, 60, 48),
    "B": (52, 94, 160),
    "Y": (206, 160, 40),
    "G": (72, 132, 72),
    "dyes": (140, 60, 130),
    "oils": (120, 130, 40),
    "glass": (60, 140, 160),
    "cedar": (150, 90, 50),
    "jewelry": (190, 150, 40),
}

Line = tuple[str, list[str]]


def lines_of(view: Json) -> Iterator[Line]:
    """A label and the things after it, first those of the table, then those of each seat."""
    turn = view["turn"]
    decides = "the game is over" if turn is None else "chance decides" if turn == "chance" else f"seat {turn} decides"
    yield view["rules"], [f"{view['players']} players", decides]
    for key, value in view.items():
        if key not in LEFT_OUT and value not in (None, [], {}):
            yield key, things(value)
    memory = view.get("memory", {})
    for seat, shown in enumerate(view["seats"]):
        yield f"seat {seat}", [f"hand {shown['hand_size']}"] if "hand" not in shown else things(shown["hand"])
        if "known" in memory and "hand" not in shown:
            yield "  known hand", things(memory["known"][seat])
        for key, value in shown.items():
            if key not in ("hand", "hand_size") and value not in (None, [], {}, False):
                yield f"  {key}", things(value)


def things(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"{key} {' '.join(things(inner))}".strip() for key, inner in value.items()]
    if isinstance(value, list):
        return ["–" if thing is None else str(thing) for thing in value]
    return [str(value)]


def sketch(view: Json) -> str:
    return "\n".join(f"{label:14} {' '.join(words)}".rstrip() for label, words in lines_of(view))


def picture(view: Json) -> NDArray[np.uint8]:
    """The lines drawn with coloured cards, as an array of rows, columns and red-green-blue."""
    from PIL import Image, ImageDraw

    lines = list(lines_of(view))
    height = max(HEIGHT, 2 * MARGIN + LINE * len(lines))
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(image)
    for row, (label, words) in enumerate(lines):
        top = MARGIN + row * LINE
        pen.text((MARGIN, top + 4), label, fill=INK)
        draw_things(pen, words, top)
    return np.asarray(image)


def draw_things(pen: Any, words: list[str], top: int) -> None:
    left = 120
    for word in words:
        width = int(pen.textlength(word)) + 10
        colour = colour_of(word)
        pen.rounded_rectangle((left, top, left + width, top + LINE - 4), 4, fill=colour)
        pen.text((left + 5, top + 3), word, fill=PAPER if colour != CARD else INK)
        left += width + 4


def colour_of(word: str) -> tuple[int, int, int]:
    """A card of Traders begins with its colour's letter, one of Guilds with its good."""
    good = word.partition("/")[0]
    if good in COLOURS:
        return COLOURS[good]
    is_card = len(word) >= 2 and word[0] in "RBYG" and (word[1].isdigit() or word[1] == " ")
    return COLOURS[word[0]] if is_card else CARD
