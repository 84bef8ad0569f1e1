"""What a decision would bring who makes it, in words: told on a table imagined from their own view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from cothon.core import words
from cothon.games.guilds import called, view
from cothon.games.guilds import cards as c
from cothon.games.guilds.acting import cards_needed
from cothon.games.guilds.board import strength
from cothon.games.guilds.guild import price_of
from cothon.games.guilds.names import COLUMN_NAMES, EFFECT_NAMES, SPACE_NAMES, TILE_NAMES
from cothon.games.guilds.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

PAYMENTS = (c.PAY_COLUMN_STEP, c.PAY_SHIP_STEP, c.PAY_EXPEDITION_STEP, c.PAY_COINS_STEP)
Told = tuple[str, dict[str, str | int]]


def foretold(decisions: Sequence[tuple[Guilds, int]], after: Guilds, language: str) -> list[str]:
    """Of each decision on the board it is made on, and of the score when nothing is left to pay."""
    if not decisions:
        return []
    first = decisions[0][0]
    seat = first.mover()
    told: list[Told] = []
    for board, move in decisions:
        kind, thing = kind_of(move)
        if kind in WORDS:
            told += WORDS[kind](board, move, thing, seat, language)
    told += score(first, after, seat)
    return [words.say(f"guilds-would-{key}", language, **values) for key, values in told]


def score(before: Guilds, after: Guilds, seat: int) -> Iterator[Told]:
    """Not while a payment is under way, when cards are gone and nothing is had for them."""
    if after.ending == 0 and after.step[after.depth - 1][0] in PAYMENTS:
        return
    old, new = before.points(seat), after.points(seat)
    if old != new:
        yield "score", {"before": old, "after": new}


def act(board: Guilds, move: int, space: int, seat: int, language: str) -> Iterator[Told]:
    yield "act", {"space": SPACE_NAMES[space]}
    yield "cost", {"cards": cards_needed(board, seat, space)}
    if board.marker[space]:
        yield "guild", {}


def take(board: Guilds, move: int, card: int, seat: int, language: str) -> Iterator[Told]:
    yield from hold(board, card, seat, board.coins[seat], language)


def give(board: Guilds, move: int, card: int, seat: int, language: str) -> Iterator[Told]:
    """The card wanted is in the step."""
    wanted = board.step[board.depth - 1][1]
    left = board.coins[seat] - board.card_coins[card]
    lost = int(board.card_good[card] == board.card_good[wanted])
    yield from hold(board, wanted, seat, left, language, lost)


def hold(board: Guilds, card: int, seat: int, coins: int, language: str, lost: int = 0) -> Iterator[Told]:
    good = board.card_good[card]
    count = board.goods[seat][good] + 1 - lost
    yield "hold", {"count": count, "good": called.good(good, language), "coins": coins + board.card_coins[card]}


def free(board: Guilds, move: int, column: int, seat: int, language: str) -> Iterator[Told]:
    freed = board.freed[seat][column]
    if board.step[board.depth - 1][0] == c.SETUP_STEP:
        yield "free-setup", {}
    else:
        discs = 2 if column == c.RIGHT and freed == 1 else 1
        yield "free", {"discs": discs, "column": COLUMN_NAMES[column]}
    if column == c.LEFT and board.bonus_of[freed + 1] != board.bonus_of[freed]:
        yield "bonus", {"before": board.bonus_of[freed], "after": board.bonus_of[freed + 1]}
    if column == c.MIDDLE:
        yield "strength", {"before": board.strength_of[freed], "after": board.strength_of[freed + 1]}
    if freed + 1 == c.HEIGHT[column]:
        yield "column", {}


def dock(board: Guilds, move: int, place: int, seat: int, language: str) -> Iterator[Told]:
    if move == c.DOCK_WARSHIP:
        yield "expedition", {"strength": strength(board, seat)}
        return
    ship = board.harbour[place]
    good = board.ship_good[ship]
    yield "dock", {"good": called.good(good, language), "count": board.goods[seat][good]}
    yield from reward(board, ship, language)


def reward(board: Guilds, ship: int, language: str) -> Iterator[Told]:
    effect = board.ship_effect[ship]
    about = words.say("web-g-effect-about", language, effect=EFFECT_NAMES[effect])
    yield (
        "reward",
        {"coins": board.ship_coins[ship], "effect": called.effect(effect, language), "about": about},
    )


def deliver(board: Guilds, move: int, place: int, seat: int, language: str) -> Iterator[Told]:
    if move >= c.DELIVER_WARSHIP:
        yield "expedition", {"strength": strength(board, seat)}
        yield "returned", {}
        return
    yield from reward(board, board.harbour[place], language)
    yield "disc-back", {"discs": board.available[seat] + 1}


def place(board: Guilds, move: int, thing: int, seat: int, language: str) -> Iterator[Told]:
    yield "price", {"cost": price_of(board, move), "coins": board.coins[seat], "left": board.available[seat] - 1}
    sheet = view.sheet_of(paid(board, move), seat)
    if move >= c.TILE:
        yield "tile", {"points": sheet["tiles"][TILE_NAMES[thing]]}
    else:
        yield "seat", {"seats": sheet["guild_seats"], "ships": sheet["ships"], "points": sheet["seats_times_ships"]}


def paid(board: Guilds, move: int) -> Guilds:
    """The board with the disc in its place, however it is paid for."""
    after = cast("Guilds", board.clone())
    after.play(move)
    while after.ending == 0 and after.step[after.depth - 1][0] == c.PAY_COINS_STEP:
        after.play(after.legal()[0])
    return after


def use(board: Guilds, move: int, effect: int, seat: int, language: str) -> Iterator[Told]:
    yield "use", {"about": words.say("web-g-effect-about", language, effect=EFFECT_NAMES[effect])}
    if effect == c.EMBARGO and board.harbour[0] < c.NO_SHIP:
        yield "embargo", {"ship": called.ship(board, board.harbour[0], language)}


def ready(board: Guilds, move: int, effect: int, seat: int, language: str) -> Iterator[Told]:
    yield "use", {"about": words.say("web-g-effect-about", language, effect=EFFECT_NAMES[effect])}


def skip(board: Guilds, move: int, thing: int, seat: int, language: str) -> Iterator[Told]:
    yield "pass", {}


WORDS: dict[str, Callable[[Guilds, int, int, int, str], Iterator[Told]]] = {
    "act": act,
    "pass": skip,
    "take": take,
    "give": give,
    "free": free,
    "dock": dock,
    "deliver": deliver,
    "seat": place,
    "tile": place,
    "use": use,
    "ready": ready,
}
