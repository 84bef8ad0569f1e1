"""A view as lines of text, and as a picture of the same lines: for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cothon.core.game import Game, Json
from cothon.games import game_of

LEFT_OUT = ("viewer", "memory", "seats", "pending", "board", "rules", "players", "start", "turn", "chance")
WIDTH, HEIGHT, LINE, MARGIN = 960, 640, 22, 12
PAPER, INK, CARD = (244, 236, 219), (52, 42, 34), (222, 210, 186)

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
        yield f"seat {seat}", things(shown["hand"]) if "hand" in shown else [f"hand {shown.get('hand_size', 0)}"]
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

    game, lines = game_of(view["rules"]), list(lines_of(view))
    height = max(HEIGHT, 2 * MARGIN + LINE * len(lines))
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(image)
    for row, (label, words) in enumerate(lines):
        top = MARGIN + row * LINE
        pen.text((MARGIN, top + 4), label, fill=INK)
        draw_things(pen, game, words, top)
    return np.asarray(image)


def draw_things(pen: Any, game: Game, words: list[str], top: int) -> None:
    left = 120
    for word in words:
        width = int(pen.textlength(word)) + 10
        colour = game.tint(word)
        pen.rounded_rectangle((left, top, left + width, top + LINE - 4), 4, fill=colour or CARD)
        pen.text((left + 5, top + 3), word, fill=PAPER if colour else INK)
        left += width + 4
