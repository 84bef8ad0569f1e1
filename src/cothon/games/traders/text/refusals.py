"""Why a move of Traders is not legal: a code, the rule, and what the words need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.refusal import IllegalMove
from cothon.games.traders.rules import cards as c
from cothon.games.traders.rules.printed import icons_on
from cothon.games.traders.text.notation import CARDS, COLOURS, kind_of
from cothon.games.traders.text.pending import NAMES

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

ACTIONS = {"take", "take-own", "buy", "double", "reserve-market", "reserve-farm", "pass"}
ASKED = {
    "turn": ACTIONS,
    "double": {"take", "take-own"},
    "flip": {"flip", "done"},
    "pay": {"pay"},
    "store": {"store", "done"},
    "spend": {"spend"},
    "token": {"token"},
    "deal": {"deal"},
    "start": {"start"},
}
DRAWS = {"draw"}
# the rule behind what is asked
RULES = {"double": "T3.4", "flip": "T3.6", "pay": "T3.3", "store": "T6.4", "spend": "T6.4", "vp": "T6.1"}
RULES |= dict.fromkeys(("token", "deal", "hand", "start"), "T2.2") | dict.fromkeys(("market", "farm"), "T5.2")


def reason(board: Traders, move: int, names: Sequence[str]) -> IllegalMove:
    kind, thing = kind_of(move)
    step = NAMES[board.step[board.depth - 1][0]]
    if kind not in ASKED.get(step, DRAWS):
        return IllegalMove("wrong-moment", key=f"wrong-moment-{step}", rule=RULES.get(step, "T3.1"))
    return Reasons(board, names).of(kind, thing)


class Reasons:
    """One method for each kind of move."""

    def __init__(self, board: Traders, names: Sequence[str]) -> None:
        self.board = board
        self.names = names
        self.seat = board.mover()
        self.doubling = board.step[board.depth - 1][0] == c.DOUBLE_STEP

    def of(self, kind: str, thing: int) -> IllegalMove:
        method = getattr(self, kind.replace("-", "_").replace("pass", "pass_"))
        result: IllegalMove = method(thing)
        return result

    def holder(self, row: int, card: int) -> str | None:
        """Who has reserved such a card in the row, others first."""
        seats = [
            s
            for s in range(self.board.seats)
            if (self.board.reserved_row[s], self.board.reserved_card[s]) == (row, card)
        ]
        seats.sort(key=lambda seat: seat == self.seat)
        return self.names[seats[0]] if seats else None

    def take(self, card: int) -> IllegalMove:
        name = CARDS[card]
        if self.board.market[card] == 0:
            return IllegalMove("not-in-market", rule="T3.2", card=name)
        if self.doubling:
            return IllegalMove("double-take", rule="T-R3", card=name)
        if self.own_card() == (c.IN_MARKET, card):
            return IllegalMove("only-your-own", rule="T3.5", card=name)
        return IllegalMove("reserved", rule="T3.5", card=name, name=self.holder(c.IN_MARKET, card) or "")

    def own_card(self) -> tuple[int, int]:
        return self.board.reserved_row[self.seat], self.board.reserved_card[self.seat]

    def take_own(self, card: int) -> IllegalMove:
        if self.board.double_action:
            return IllegalMove("no-reservations", rule="T0")
        if self.own_card() == (c.IN_FARM, card):
            return IllegalMove("still-in-farm", rule="T3.2", card=CARDS[card])
        return IllegalMove("not-your-reservation", rule="T3.5", card=CARDS[card])

    def buy(self, _: int) -> IllegalMove:
        price = self.board.price_for(self.seat)
        if price == 0:
            return IllegalMove("nothing-to-buy", rule="T3.3")
        return self.too_expensive(price)

    def too_expensive(self, price: int) -> IllegalMove:
        coins, best = self.board.coins_of(self.seat), self.board.best_price_for(self.seat)
        if best < price:
            return self.missing(best - coins, "too-expensive-flipped", "T3.6", price=price, best=best, coins=coins)
        return self.missing(price - coins, "too-expensive", "T3.3", price=price, coins=coins)

    def missing(self, missing: int, key: str, rule: str, **amounts: int) -> IllegalMove:
        return IllegalMove("too-expensive", key=key, rule=rule, missing=missing, **amounts)

    def double(self, _: int) -> IllegalMove:
        if not self.board.double_action:
            return IllegalMove("no-double", rule="T0")
        if not self.board.piece[self.seat]:
            return IllegalMove("double-used", rule="T3.4")
        return IllegalMove("double-impossible", rule="T-R3")

    def reserve_market(self, card: int) -> IllegalMove:
        return self.reserve(c.IN_MARKET, card)

    def reserve_farm(self, card: int) -> IllegalMove:
        return self.reserve(c.IN_FARM, card)

    def reserve(self, row: int, card: int) -> IllegalMove:
        if self.board.double_action:
            return IllegalMove("no-reservations", rule="T0")
        if not self.board.piece[self.seat]:
            return IllegalMove("piece-away", rule="T3.5", card=CARDS[self.own_card()[1]])
        holder = self.holder(row, card)
        if holder is not None:
            return IllegalMove("already-reserved", rule="T3.5", card=CARDS[card], name=holder)
        missing = "not-in-market" if row == c.IN_MARKET else "not-in-farm"
        return IllegalMove(missing, rule="T3.5", card=CARDS[card])

    def pass_(self, _: int) -> IllegalMove:
        return IllegalMove("no-pass", rule="T-R7")

    def flip(self, colour: int) -> IllegalMove:
        board, name = self.board, COLOURS[colour]
        goods = board.goods_for(self.seat, colour)
        if board.tokens[self.seat][colour] == 0:
            return IllegalMove("no-token", rule="T3.6", colour=name)
        if board.flips[colour] >= goods:
            return IllegalMove("too-many-flips", rule="T-R2", colour=name, goods=goods)
        if any(board.flips[later] for later in range(colour + 1, c.COLOURS)):
            return IllegalMove("flip-order", rule="T3.6", colour=name)
        return IllegalMove("flip-too-late", rule="T3.6", colour=name)

    def done(self, _: int) -> IllegalMove:
        price, coins = self.board.price_left(self.seat), self.board.coins_of(self.seat)
        return self.missing(price - coins, "too-expensive", "T3.3", price=price, coins=coins)

    def pay(self, card: int) -> IllegalMove:
        board, name = self.board, CARDS[card]
        if board.hand[self.seat][card] == 0:
            return IllegalMove("not-in-hand", rule="T3.3", card=name)
        if not board.can_pay_with(self.seat, card):
            return IllegalMove("spare-card", rule="T-R1", card=name, price=board.due)
        return IllegalMove("pay-order", rule="T-R1", card=name)

    def store(self, card: int) -> IllegalMove:
        board, name, colour = self.board, CARDS[card], card // c.RANKS
        if board.stock[self.seat][card] == 0:
            return IllegalMove("not-in-stock", rule="T6.4", card=name)
        if not board.can_be_stored(colour):
            return IllegalMove("not-raided", rule="T6.4", colour=COLOURS[colour])
        if any(board.chosen[card + 1 :]):
            return IllegalMove("store-order", rule="T-R9", card=name)
        return IllegalMove("no-icons", rule="T6.4", card=name)

    def spend(self, card: int) -> IllegalMove:
        board, name = self.board, CARDS[card]
        if board.hand[self.seat][card] == 0:
            return IllegalMove("not-in-hand", rule="T6.4", card=name)
        if icons_on(card) == 0:
            return IllegalMove("card-without-icons", rule="T1.3", card=name)
        place = c.SPENDING.index(card)
        if any(board.spent[other] for other in c.SPENDING[place + 1 :]):
            return IllegalMove("spend-order", rule="T-R9", card=name)
        return IllegalMove("spare-icons", rule="T-R9", card=name)

    def token(self, colour: int) -> IllegalMove:
        return IllegalMove("unknown-move", move=f"token {COLOURS[colour]}")

    def deal(self, colour: int) -> IllegalMove:
        return IllegalMove("already-dealt", rule="T2.2", colour=COLOURS[colour])

    def draw(self, card: int) -> IllegalMove:
        return IllegalMove("not-in-pile", rule="T-R8", card=CARDS[card])

    def start(self, seat: int) -> IllegalMove:
        return IllegalMove("may-not-start", rule="T0", seat=seat)
