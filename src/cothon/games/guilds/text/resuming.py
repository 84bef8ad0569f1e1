"""Reading what is under way in a position, and going on from there."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cothon.core.brief import plainly
from cothon.core.data import at, known_keys, number
from cothon.core.game import Json
from cothon.core.refusal import BadPosition
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.guild import tile_is_open
from cothon.games.guilds.rules.hands import played_of
from cothon.games.guilds.rules.residence import column_price, is_column_empty
from cothon.games.guilds.rules.ships import pile_size
from cothon.games.guilds.text.notation import kind_of, notation
from cothon.games.guilds.text.pending import KINDS, PAYMENTS
from cothon.games.guilds.text.pending_order import completed
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SPACE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

MOST_STEPS = 16
MOST_CARDS = 8  # of one payment


def read_pending(board: Guilds, pending: Any, complete: bool) -> None:
    steps = at(pending, "steps")
    if not isinstance(steps, list) or not 0 < len(steps) <= MOST_STEPS:
        raise BadPosition("position-pending")
    known_keys(pending, {"seat", "space", "guild", "steps"}, "pending")
    read_turn(board, pending)
    for step in completed(copy.deepcopy(steps), pending.get("space")):
        StepReader(board, step).read()
    note_guild_action(board)
    note_first_turn(board)
    board.go_on()
    if complete and board.ending == 0 and not board.legal():
        raise BadPosition("position-incomplete")


def read_turn(board: Guilds, pending: Json) -> None:
    board.put("active", number(pending, "seat", 0, 0, board.seats - 1))
    space, guild = pending.get("space"), pending.get("guild", False)
    if space is not None and space not in SPACE_NAMES:
        raise BadPosition("position-name", what="space", name=plainly(space))
    if not isinstance(guild, bool):
        raise BadPosition("position-switch", what="guild")
    board.put("space", c.NO_SPACE if space is None else SPACE_NAMES.index(space))
    board.put("guild", int(guild))


def note_guild_action(board: Guilds) -> None:
    """A place that is being paid for right after the main action is the guild action."""
    kinds = [row[0] for row in board.step[: board.depth]]
    if kinds[-1] in (c.PAY_COINS_STEP, c.LEGACY_STEP) and kinds[-2] == c.AFTER_STEP:
        board.put("guild", 1)


def note_first_turn(board: Guilds) -> None:
    """After the discs of the set-up, and after income, it is the start player's turn."""
    kinds = {row[0] for row in board.step[: board.depth]}
    if c.TURN_STEP in kinds and kinds & {c.SETUP_STEP, c.SETUP_DOCK_STEP, c.DEAL_STEP}:
        board.put("active", board.start)


class StepReader:
    """One step of a position: its numbers, checked, on the board's stack."""

    def __init__(self, board: Guilds, step: Json) -> None:
        self.board = board
        self.step = step
        self.name = str(step["step"])
        self.names = notation(board.card_set)
        self.numbers = [0, 0, 0]

    def read(self) -> None:
        method = getattr(self, f"read_{self.name.replace('-', '_')}", None)
        kind = KINDS.get(self.name, 0)
        if method is None:
            self.keys()
        else:
            kind = method() or kind
        if self.name in ("play", "after") and self.board.space == c.NO_SPACE:
            raise self.refusal()
        for i, value in enumerate([kind, *self.numbers]):
            self.board.put("step", value, self.board.depth, i)
        self.board.put("depth", self.board.depth + 1)

    def refusal(self) -> BadPosition:
        return BadPosition("position-step", step=self.name)

    def keys(self, *keys: str) -> None:
        known_keys(self.step, {"step", *keys}, self.name)

    def number(self, key: str, least: int, most: int, missing: int | None = None) -> int:
        return number(self.step, key, missing, least, most)

    def switch(self, key: str) -> int:
        value = self.step.get(key, False)
        if not isinstance(value, bool):
            raise BadPosition("position-switch", what=key)
        return int(value)

    def one_of(self, key: str, names: Sequence[str]) -> int:
        if self.step.get(key) not in names:
            raise BadPosition("position-name", what=key, name=plainly(self.step.get(key)))
        return names.index(self.step[key])

    def spent(self, key: str) -> list[int]:
        """Cards of this payment so far."""
        cards = self.step.get(key, [])
        if not isinstance(cards, list) or len(cards) > MOST_CARDS:
            raise BadPosition("position-cards", what=key)
        for i, name in enumerate(cards):
            if not isinstance(name, str) or name not in self.names.card_numbers:
                raise BadPosition("position-unknown-card", what=key, card=plainly(name))
            self.board.put("spent", self.names.card_numbers[name], i)
        self.board.put("spent_count", len(cards))
        return [self.names.card_numbers[name] for name in cards]

    def read_setup(self) -> None:
        self.keys("seat")
        self.numbers[0] = self.number("seat", 0, self.board.seats - 1)

    def read_setup_dock(self) -> None:
        self.read_setup()

    def read_play(self) -> None:
        self.keys("need", "played", "favour")
        self.numbers[:2] = self.number("need", 1, MOST_CARDS), self.switch("favour")
        played = self.spent("played")
        if len(played) >= self.numbers[0] or any(not self.is_beside(card, played) for card in played):
            raise self.refusal()

    def is_beside(self, card: int, played: list[int]) -> bool:
        """Whether such cards lie beside the residence."""
        return played.count(card) <= played_of(self.board, self.board.active, card)

    def read_give(self) -> None:
        self.keys("card")
        card = self.names.card_numbers.get(str(self.step.get("card")), c.BASE)
        if card >= c.BASE or self.board.place[card] != c.IN_MARKET:
            raise self.refusal()
        self.numbers[0] = card

    def read_residence(self) -> None:
        self.keys("opulence")
        self.numbers[0] = self.number("opulence", 0, max(map(column_price, range(c.COLUMNS))), 0)

    def read_dock(self) -> None:
        self.keys("harbour")
        self.numbers[0] = (c.TRADING, c.WARSHIP)[self.one_of("harbour", ("trading", "warship"))]

    def read_deliver(self) -> None:
        self.keys("done")
        done = self.step.get("done", [])
        if not isinstance(done, list) or len(set(map(plainly, done))) != len(done) or len(done) > 2:
            raise self.refusal()
        for i, harbour in enumerate(done):
            if harbour not in ("trading", "warship"):
                raise BadPosition("position-name", what="done", name=plainly(harbour))
            self.numbers[i] = SPACE_NAMES.index(harbour)

    def read_expedition(self) -> None:
        self.keys("ship")
        self.numbers[0] = self.names.ship_numbers[self.step["ship"]]

    def read_unused(self) -> None:
        self.keys("decade")
        self.numbers[0] = self.number("decade", 1, c.DECADES)

    def read_deal(self) -> None:
        self.keys("seat", "left")
        self.numbers[:2] = self.number("seat", 0, self.board.seats - 1), self.number("left", 1, c.TRADE_CARDS)

    def read_reward(self) -> None:
        self.keys("seat", "coins")
        self.numbers[:2] = self.number("seat", 0, self.board.seats - 1), self.number("coins", 1, 9)

    def read_pay(self) -> int:
        what = self.step.get("for")
        if not isinstance(what, str) or what not in PAYMENTS:
            raise BadPosition("position-name", what="for", name=plainly(what))
        getattr(self, f"read_pay_{what}")()
        return PAYMENTS[what]

    def check_paid(self, key: str) -> list[int]:
        """Paid cards are in the discards, in the order of cards."""
        paid = self.spent(key)
        if any(card >= c.BASE or self.board.place[card] != c.DISCARDS for card in paid) or paid != sorted(set(paid)):
            raise self.refusal()
        return paid

    def read_pay_column(self) -> None:
        self.keys("for", "column", "opulence", "paid")
        column = self.one_of("column", COLUMN_NAMES)
        price = column_price(column)
        self.numbers[:2] = column, self.number("opulence", 0, price, 0)
        if len(self.check_paid("paid")) >= price or is_column_empty(self.board, self.board.active, column):
            raise self.refusal()

    def read_pay_ship(self) -> None:
        self.keys("for", "dock", "luxury")
        dock = self.number("dock", 1, docks(self.board)) - 1
        if self.board.dock[dock] != c.OWNER + self.board.active:
            raise self.refusal()
        self.numbers[:2] = dock, self.switch("luxury")

    def read_pay_expedition(self) -> None:
        self.keys("for")
        if pile_size(self.board) == 0:
            raise self.refusal()

    def read_pay_coins(self) -> None:
        self.keys("for", "place", "cost", "paid")
        place = self.names.numbers.get(str(self.step.get("place")), c.PASS)
        cost = self.number("cost", 1, 99)
        due = cost - sum(self.board.card_coins[card] for card in self.check_paid("paid"))
        if not self.is_place(place) or due <= 0 or self.board.available[self.board.active] == 0:
            raise self.refusal()
        self.numbers[:] = place, cost, due

    def is_place(self, move: int) -> bool:
        """Whether the seat may put a disc there."""
        kind, i = kind_of(move)
        if kind == "seat":
            return i == c.FORUM or self.board.hall[i] == c.FREE
        return kind == "tile" and tile_is_open(self.board, self.board.active, i)
