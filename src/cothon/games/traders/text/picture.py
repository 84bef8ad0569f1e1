"""The table as a picture, drawn from a view: the route, market and farm, and what each seat has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core.json import Json
from cothon.core.picture import EDGE, FAINT, INK, LINE, MARGIN, WIDTH, Picture, Piece, card, colour, count, name_of
from cothon.core.words import say
from cothon.games.traders.text.drawing import ICON, kind_of, piece, title

if TYPE_CHECKING:
    from cothon.core.game import Game

SEA, DANGER = "#d8e6ea", "#efd3c6"


def draw(game: Game, view: Json, names: Sequence[str], language: str) -> Picture:
    edition = view["rules"].partition("/")[2]
    picture = Picture(say(f"traders-page-title-{edition}", language))
    picture.heading(picture.title)
    draw_route(picture, game, view, language)
    for row in ("market", "farm"):
        picture.row(title(view, row, language), cards_of(game, view, row, names))
    piles = say("terminal-piles", language, draw=view["draw_size"], discards=len(view["discard"]))
    picture.row("", [count(piles)])
    for seat in range(len(view["seats"])):
        draw_seat(picture, game, view, seat, names, language)
    return picture


def draw_route(picture: Picture, game: Game, view: Json, language: str) -> None:
    """Carthage in the west, Alexandria in the east, a lane for each ship."""
    places = [kind_of(place, view["board"]) for place in range(view["board"]["places"])]
    wide = (WIDTH - 2 * MARGIN) // len(places)
    height = LINE * (1 + len(view["ships"]))
    for column, place in enumerate(reversed(range(len(places)))):
        x = MARGIN + column * wide
        sea = DANGER if place in view["board"]["pirates"] else SEA
        picture.parts.append(
            f'<rect x="{x}" y="{picture.y}" width="{wide - 2}" height="{height}" rx="4" fill="{sea}" stroke="{EDGE}"/>'
        )
        label = say("traders-drawn-place", language, place=places[place])
        picture.text(x + wide // 2, picture.y + 18, label, fill=FAINT, anchor="middle")
    for lane, (good, place) in enumerate(view["ships"].items(), 1):
        x = MARGIN + (len(places) - 1 - place) * wide + 8
        name = f"◀ {say(f'traders-good-{good}', language)} {good}"
        fill = colour(game.tint(f"{good}2"))
        picture.piece(x, picture.y + lane * LINE, wide - 18, Piece(name, fill))
    picture.y += height + 10


def cards_of(game: Game, view: Json, row: str, names: Sequence[str]) -> Iterator[Piece]:
    """Each reserved one with its owner."""
    owners: dict[str, list[str]] = {}
    for seat, shown in enumerate(view["seats"]):
        if shown["reserved"] and shown["reserved"]["row"] == row:
            owners.setdefault(shown["reserved"]["card"], []).append(names[seat])
    for name in view[row]:
        owner = f" ({owners[name].pop()})" if owners.get(name) else ""
        yield card(game, name, name + ICON * view["board"]["icons"][name[1]] + owner)


def draw_seat(picture: Picture, game: Game, view: Json, seat: int, names: Sequence[str], language: str) -> None:
    shown, icons = view["seats"][seat], view["board"]["icons"]
    picture.rule()
    about = [piece_of(shown, language)]
    if "memory" in view:
        about.append(count(f"{view['memory']['vp'][seat]} {column('vp', language)}"))
    picture.text(MARGIN, picture.y + 17, name_of(view, seat, names), weight="bold")
    picture.row("", about)
    if "hand" in shown:
        hand = [card(game, name, name + ICON * icons[name[1]]) for name in shown["hand"]]
    else:
        hand = [Piece(say("terminal-cards", language, count=shown["hand_size"]), EDGE, INK)]
    picture.row(column("hand", language), hand)
    for part in ("stock", "stored"):
        if shown[part]:
            picture.row(column(part, language), [card(game, name) for name in shown[part]])
    if shown["tokens"] or shown["flipped"]:
        picture.row(column("tokens", language), tokens(game, shown))


def column(name: str, language: str) -> str:
    return say("traders-drawn-column", language, column=name)


def piece_of(shown: Json, language: str) -> Piece:
    return count(f"{column('piece', language)}: {piece(shown, language)}   ")


def tokens(game: Game, shown: Json) -> Iterator[Piece]:
    for part in ("tokens", "flipped"):
        for good, number in shown[part].items():
            for _ in range(number):
                yield Piece(good, colour(game.tint(f"{good}2")), is_round=True, is_faint=part == "flipped")
