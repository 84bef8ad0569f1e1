"""A board as a picture: rows of things under their labels, as SVG that notebooks, pages and documents can show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from cothon.core.drawing import LEFT_OUT, is_nothing, shown
from cothon.core.json import Json
from cothon.core.words import DEFAULT, say

if TYPE_CHECKING:
    from cothon.core.game import Game

WIDTH, MARGIN, LABEL = 760, 16, 130
SIZE, LINE, GAP = 14, 30, 6  # of letters, between rows, between things
PAPER, INK, FAINT, CARD, EDGE = "#f8f2e4", "#342a22", "#6b5d50", "#e3d6bb", "#c9b48a"
FONT = "ui-sans-serif, 'Segoe UI', 'Noto Sans', 'Noto Sans JP', sans-serif"


class Piece(NamedTuple):
    """A thing in a row: a card, a disc, a number."""

    text: str
    fill: str = ""  # its colour; none: plain text
    ink: str = "#ffffff"
    is_round: bool = False
    is_faint: bool = False  # face down, flipped or used


@dataclass
class Picture:
    """Is drawn from top to bottom."""

    title: str
    parts: list[str] = field(default_factory=list)
    y: int = MARGIN

    def heading(self, text: str) -> None:
        self.text(MARGIN, self.y + 16, text, weight="bold", size=SIZE + 2)
        self.y += LINE

    def rule(self) -> None:
        """A line across."""
        self.parts.append(f'<path d="M{MARGIN} {self.y + 1}H{WIDTH - MARGIN}" stroke="{EDGE}"/>')
        self.y += GAP + 4

    def row(self, label: str, pieces: Iterable[Piece]) -> None:
        """The label, and what fits beside it; the rest on further lines."""
        self.text(MARGIN, self.y + 17, label, fill=FAINT)
        x = MARGIN + LABEL
        for piece in pieces:
            wide = width_of(piece)
            if x + wide > WIDTH - MARGIN and x > MARGIN + LABEL:
                x, self.y = MARGIN + LABEL, self.y + LINE
            self.piece(x, self.y, wide, piece)
            x += wide + GAP
        self.y += LINE

    def piece(self, x: int, y: int, wide: int, piece: Piece) -> None:
        faint = ' opacity="0.45"' if piece.is_faint else ""
        self.parts.append(f"<g{faint}>")
        if piece.fill:
            radius = 12 if piece.is_round else 4
            self.parts.append(
                f'<rect x="{x}" y="{y}" width="{wide}" height="24" rx="{radius}" fill="{piece.fill}" stroke="{EDGE}"/>'
            )
            self.text(x + wide // 2, y + 17, piece.text, fill=piece.ink, anchor="middle", weight="bold")
        else:
            self.text(x, y + 17, piece.text)
        self.parts.append("</g>")

    def text(
        self, x: int, y: int, words: str, fill: str = INK, anchor: str = "", weight: str = "", size: int = SIZE
    ) -> None:
        extra = f' text-anchor="{anchor}"' * bool(anchor) + f' font-weight="{weight}"' * bool(weight)
        extra += f' font-size="{size}"' * (size != SIZE)
        self.parts.append(f'<text x="{x}" y="{y}" fill="{fill}"{extra}>{escape(clean(words))}</text>')

    def svg(self) -> str:
        height = self.y + MARGIN - GAP
        title = escape(clean(self.title))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'role="img" font-family="{FONT}" font-size="{SIZE}"><title>{title}</title>'
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>{"".join(self.parts)}</svg>'
        )


def clean(words: str) -> str:
    """XML has no control characters."""
    return "".join(sign if (sign >= " " and sign.isprintable()) or sign == "\u3000" else "�" for sign in words)


def width_of(piece: Piece) -> int:
    letters = sum(15 if east_asian_width(sign) in "WF" else 8 for sign in piece.text)
    return max(24, letters + 14) if piece.fill else letters + 2


def colour(tint: tuple[int, int, int] | None) -> str:
    return CARD if tint is None else "#{:02x}{:02x}{:02x}".format(*tint)


def card(game: Game, name: str, text: str | None = None, is_faint: bool = False) -> Piece:
    """A thing of the game in its colour."""
    tint = game.tint(name)
    return Piece(name if text is None else text, colour(tint), INK if tint is None else "#ffffff", is_faint=is_faint)


def count(text: str) -> Piece:
    return Piece(text)


def name_of(view: Json, seat: int, names: Sequence[str]) -> str:
    """Who decides has a mark."""
    return ("▶ " if view["turn"] == seat else "") + names[seat]


def picture_of(game: Game, view: Json, names: Sequence[str], language: str = DEFAULT) -> Picture:
    return game.picture(view, names, language) or plain_picture(game, view, names, language)


def plain_picture(game: Game, view: Json, names: Sequence[str], language: str) -> Picture:
    """Of any game: what lies on the table, then what each seat has, under the names of the view."""
    picture = Picture(f"{view['rules']}: {', '.join(names)}")
    picture.heading(view["rules"])
    for key, value in view.items():
        if key not in LEFT_OUT and not is_nothing(value):
            picture.row(key, pieces_of(game, value))
    picture.rule()
    picture.heading(say("terminal-players", language))
    for place, seat in enumerate(view["seats"]):
        picture.row(name_of(view, place, names), [count("")])
        for key, value in seat.items():
            if not is_nothing(value):
                picture.row(f"  {key}", pieces_of(game, value))
    return picture


def pieces_of(game: Game, value: object) -> list[Piece]:
    if isinstance(value, list):
        return [card(game, "·" if is_nothing(inner) else shown(inner)) for inner in value]
    if isinstance(value, dict):
        return [card(game, str(key), f"{key} {shown(inner)}") for key, inner in value.items() if not is_nothing(inner)]
    return [count(shown(value))]
