"""What a decision would bring who makes it, in words: told on a table imagined from their own view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from cothon.core import words
from cothon.core.events import Event
from cothon.core.words import Argument, Words
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.acting import cards_needed
from cothon.games.guilds.rules.guild import price_of
from cothon.games.guilds.rules.residence import discs_on_space
from cothon.games.guilds.text import gains, sheet, spoken
from cothon.games.guilds.text.gains import PAYMENTS, paid, played
from cothon.games.guilds.text.notation import kind_of, notation
from cothon.games.guilds.text.symbols import COLUMN_NAMES, EFFECT_NAMES, GOOD_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

PLACED = ("dock", "free")
TOLD_BY_EVENTS = {"bonus": "bonus", "strength": "strength", "column": "emptied"}
Told = tuple[str, dict[str, Argument]]


def foretold(
    decisions: Sequence[tuple[Guilds, int]], after: Guilds, events: Sequence[Event], language: str
) -> list[Words]:
    """Of each decision on the board it is made on, and of the score when nothing is left to pay."""
    if not decisions:
        return []
    first = decisions[0][0]
    seat = first.mover()
    told: list[Told] = []
    for board, move in decisions:
        kind, thing = kind_of(move)
        if kind == "act":
            told += act(board, thing, after, seat, language)
        elif kind in WORDS:
            told += WORDS[kind](board, move, thing, seat, language)
    told += score(first, after, seat)
    happened = {event["kind"] for event in events}
    wanted = [one for one in told if TOLD_BY_EVENTS.get(one[0]) not in happened]
    return [words.parts(f"guilds-would-{key}", language, **values) for key, values in wanted]


def score(before: Guilds, after: Guilds, seat: int) -> Iterator[Told]:
    """Not while a payment is under way, when cards are gone and nothing is had for them."""
    if after.ending == 0 and after.step[after.depth - 1][0] in PAYMENTS:
        return
    old, new = before.points(seat), after.points(seat)
    if old != new:
        yield "score", {"before": old, "after": new}


def act(board: Guilds, space: int, after: Guilds, seat: int, language: str) -> Iterator[Told]:
    """What can be done there, what it costs, and whether all of it would be for nothing."""
    ways = gains.ways_to_pay(after)
    found = {move: way for way in reversed(ways) for move in gains.main_choices(way, seat)}
    if found:
        yield from main_action(space, found, seat, language)
    elif len(ways) < gains.MOST_WAYS:
        yield f"none-{gains.why_nothing(ways[0], space, seat)}", {}
    yield from guild(board, ways, space, seat)
    yield "cost", {"cards": cards_needed(board, seat, space)}
    if gains.is_in_vain(after, seat):
        yield "nothing", {}


def main_action(space: int, found: Mapping[int, Guilds], seat: int, language: str) -> Iterator[Told]:
    """Each choice on a board on which it can be made."""
    if space == c.DELIVERY:
        for move in sorted(found):
            yield from delivery(found[move], move, seat, language)
        return
    places = [place_name(found[move], move, language) for move in sorted(found) if kind_of(move)[0] in PLACED]
    yield "act", {"space": SPACE_NAMES[space], "count": len(places), "places": words.listed(places, language)}


def place_name(board: Guilds, move: int, language: str) -> str:
    name = notation(board.card_set).moves[move].partition(" ")[2]
    return spoken.place(name, language).text if name.startswith("trading ") or name in COLUMN_NAMES else ""


def delivery(board: Guilds, move: int, seat: int, language: str) -> Iterator[Told]:
    """G5, G6.1"""
    if move >= c.DELIVER_WARSHIP:
        yield "can-explore", odds(board, seat)
        return
    ship = board.harbour[move - c.DELIVER_TRADING]
    yield (
        "can-deliver",
        {
            "good": spoken.good(GOOD_NAMES[board.ship_good[ship]], language),
            "dock": move - c.DELIVER_TRADING + 1,
            "coins": board.ship_coins[ship],
            "effect": spoken.effect(EFFECT_NAMES[board.ship_effect[ship]], language),
        },
    )


def odds(board: Guilds, seat: int) -> dict[str, Argument]:
    """G6.1: of the ships that may lie on top of the pile, those that are no stronger."""
    unseen = [ship for ship in range(c.SHIPS) if board.ship_place[ship] == c.SHIP_PILE]
    strength = board.strength_now(seat)
    won = sum(board.ship_danger[ship] <= strength for ship in unseen)
    return {"strength": strength, "won": won, "count": len(unseen)}


def guild(board: Guilds, ways: Sequence[Guilds], space: int, seat: int) -> Iterator[Told]:
    """G3.2"""
    if not board.marker[space]:
        return
    if any(gains.guild_can_follow(way, seat) for way in ways):
        yield "guild", {}
    else:
        yield "guild-none", {"discs": board.available[seat]}


def take(board: Guilds, move: int, card: int, seat: int, language: str) -> Iterator[Told]:
    yield from hold(played(board, move), card, seat, language)


def give(board: Guilds, move: int, card: int, seat: int, language: str) -> Iterator[Told]:
    """The card wanted is in the step."""
    yield from hold(played(board, move), board.step[board.depth - 1][1], seat, language)


def hold(after: Guilds, card: int, seat: int, language: str) -> Iterator[Told]:
    """What the hand has with the new card in it."""
    good = after.card_good[card]
    name = spoken.good(GOOD_NAMES[good], language)
    yield "hold", {"count": after.goods[seat][good], "good": name, "coins": after.coins[seat]}


def free(board: Guilds, move: int, column: int, seat: int, language: str) -> Iterator[Told]:
    freed = board.freed[seat][column]
    if board.step[board.depth - 1][0] == c.SETUP_STEP:
        yield "free-setup", {}
    else:
        yield "free", {"discs": discs_on_space(column, freed), "column": COLUMN_NAMES[column]}
    after = cast("Guilds", board.clone())
    after.put("freed", freed + 1, seat, column)
    yield from freed_brings(board, after, seat)


def freed_brings(board: Guilds, after: Guilds, seat: int) -> Iterator[Told]:
    """Seats or strength, by the space that is free after and was not before."""
    if after.bonus(seat) != board.bonus(seat):
        yield "bonus", {"before": board.bonus(seat), "after": after.bonus(seat)}
    if after.strength_now(seat) != board.strength_now(seat):
        yield "strength", {"before": board.strength_now(seat), "after": after.strength_now(seat)}
    if after.columns_empty(seat) > board.columns_empty(seat):
        yield "column", {}


def dock(board: Guilds, move: int, place: int, seat: int, language: str) -> Iterator[Told]:
    if move == c.DOCK_WARSHIP:
        yield "expedition", odds(board, seat)
        return
    ship = board.harbour[place]
    good = board.ship_good[ship]
    yield "dock", {"good": spoken.good(GOOD_NAMES[good], language), "count": board.goods[seat][good]}
    yield from reward(board, ship, language)


def reward(board: Guilds, ship: int, language: str) -> Iterator[Told]:
    effect = EFFECT_NAMES[board.ship_effect[ship]]
    about = spoken.about_effect(effect, language)
    yield "reward", {"coins": board.ship_coins[ship], "effect": spoken.effect(effect, language), "about": about}


def deliver(board: Guilds, move: int, place: int, seat: int, language: str) -> Iterator[Told]:
    if move >= c.DELIVER_WARSHIP:
        yield "expedition", odds(board, seat)
        yield "returned", {}
        return
    yield from reward(board, board.harbour[place], language)
    yield "disc-back", {"discs": paid(board, move).available[seat]}


def place(board: Guilds, move: int, thing: int, seat: int, language: str) -> Iterator[Told]:
    after = paid(board, move)
    yield "price", {"cost": price_of(board, move), "coins": board.coins[seat], "left": after.available[seat]}
    line = sheet.sheet_of(after, seat)
    if move >= c.TILE:
        yield "tile", {"points": line["tiles"][TILE_NAMES[thing]]}
    else:
        yield "seat", {"seats": line["guild_seats"], "ships": line["ships"], "points": line["seats_times_ships"]}


def use(board: Guilds, move: int, effect: int, seat: int, language: str) -> Iterator[Told]:
    yield "use", {"about": spoken.about_effect(EFFECT_NAMES[effect], language)}


def skip(board: Guilds, move: int, thing: int, seat: int, language: str) -> Iterator[Told]:
    yield "pass", {}


WORDS: dict[str, Callable[[Guilds, int, int, int, str], Iterator[Told]]] = {
    "pass": skip,
    "take": take,
    "give": give,
    "free": free,
    "dock": dock,
    "deliver": deliver,
    "seat": place,
    "tile": place,
    "use": use,
    "ready": use,
}
