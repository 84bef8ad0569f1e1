"""The table as a picture, drawn from a view: spaces, market, harbours, hall and tiles, and what each seat has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core.json import Json
from cothon.core.picture import CARD, EDGE, INK, MARGIN, Picture, Piece, card, count, name_of
from cothon.core.words import say
from cothon.games.guilds.text.drawing import Pen

if TYPE_CHECKING:
    from cothon.core.game import Game

SEATS = ("#ba3c30", "#2f2a26", "#b08a1e", "#345ea0")  # discs, as the seats are called
NEUTRAL = "#8d8375"


def draw(game: Game, view: Json, names: Sequence[str], language: str) -> Picture:
    picture = Picture(say("guilds-page-title-standard", language))
    picture.heading(f"{picture.title}: {drawn('time', language, decade=view['decade'], round=view['round'])}")
    draw_spaces(picture, view, names, language)
    picture.row(drawn("market", language), [card(game, name) for name in view["market"]])
    draw_harbours(picture, game, view, names, language)
    draw_guilds(picture, view, names, language)
    piles = say("terminal-piles", language, draw=view["draw_size"], discards=len(view["discard"]))
    picture.row("", [count(piles)])
    for seat in range(len(view["seats"])):
        draw_seat(picture, game, view, seat, names, language)
    return picture


def drawn(key: str, language: str, **values: str | int) -> str:
    return say(f"guilds-drawn-{key}", language, **values)


def disc(who: int | str | None, names: Sequence[str], language: str) -> Piece:
    fill = SEATS[who % len(SEATS)] if isinstance(who, int) else NEUTRAL
    return Piece(Pen(names, language).owner(who), fill, is_round=True)


def draw_spaces(picture: Picture, view: Json, names: Sequence[str], language: str) -> None:
    for space in view["board"]["spaces"]:
        discs = [disc(seat, names, language) for seat, shown in enumerate(view["seats"]) if shown["disc"] == space]
        if space in view["neutral"]:
            discs.append(disc("neutral", names, language))
        marker = " ★" if space in view["markers"] else ""
        picture.row(space + marker, discs or [count("·")])


def draw_harbours(picture: Picture, game: Game, view: Json, names: Sequence[str], language: str) -> None:
    picture.rule()
    picture.heading(drawn("trading", language))
    for place, ship in enumerate(view["harbour"]):
        beside = view["docks"][place : place + 1]
        label = str(place + 1) if beside else drawn("outside", language)
        pieces = [card(game, ship)] if ship else [count(drawn("empty", language))]
        pieces += [disc(seat, names, language) for seat in beside if seat is not None]
        picture.row(label, pieces)
    discs = [disc(seat, names, language) for part in ("warship", "anchor") for seat in view[part]]
    free = view["board"]["warship_docks"] - len(view["warship"])
    picture.row(drawn("warship", language), [*discs, *[Piece("·", CARD, INK, is_round=True)] * max(0, free)])


def draw_guilds(picture: Picture, view: Json, names: Sequence[str], language: str) -> None:
    picture.rule()
    picture.row(drawn("hall", language), hall(view, names, language))
    for decade in range(1, view["board"]["decades"] + 1):
        label = drawn("tiles", language) if decade == 1 else ""
        picture.row(label, tiles(view, decade, names, language))


def hall(view: Json, names: Sequence[str], language: str) -> Iterator[Piece]:
    for seat in view["board"]["hall"]:
        taken = view["hall"].get(seat)
        if taken is None:
            yield Piece(seat, CARD, INK)
        else:
            yield disc(taken, names, language)._replace(text=f"{seat} {Pen(names, language).owner(taken)}")
    for seat, number in enumerate(view["forum"]):
        if number:
            yield disc(seat, names, language)._replace(text=f"{names[seat]} ×{number}")


def tiles(view: Json, decade: int, names: Sequence[str], language: str) -> Iterator[Piece]:
    for name, discs in view["tiles"].items():
        if view["board"]["tiles"][name] == decade:
            yield Piece(f"{decade} {name}", CARD, INK, is_faint=decade < view["decade"])
            yield from (disc(seat, names, language) for seat in discs)


def draw_seat(picture: Picture, game: Game, view: Json, seat: int, names: Sequence[str], language: str) -> None:
    shown = view["seats"][seat]
    picture.rule()
    picture.text(MARGIN, picture.y + 17, name_of(view, seat, names), weight="bold")
    freed = "/".join(str(number) for number in shown["residence"].values())
    picture.row("", [count(f"{column('discs', language)} {shown['available']} · {column('freed', language)} {freed}")])
    if "hand" in shown:
        hand = [card(game, name) for name in shown["hand"]]
    else:
        closed = drawn("cards", language, count=shown["hand_size"], base=len(shown["base"]))
        hand = [Piece(closed, EDGE, INK)]
    picture.row(column("hand", language), hand)
    for part, label in (("played", "played"), ("ships_up", "up"), ("ships_down", "down")):
        if shown[part]:
            row = [card(game, name, is_faint=part == "ships_down") for name in shown[part]]
            picture.row(column(label, language), row)


def column(name: str, language: str) -> str:
    return drawn("column", language, column=name)
