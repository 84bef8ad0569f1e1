"""What a seat may know (T8): what is in sight, and under `memory` what follows from all that was shown.

T8.4: both are kept apart, so that people can play without the memory. T8.2: VP counts are memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from cothon.core.events import Event
from cothon.core.json import Json
from cothon.core.refusal import BadRequest
from cothon.games.traders.rule_sets import RULE_SETS
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text.board import board_shown, with_prices
from cothon.games.traders.text.house import house_of
from cothon.games.traders.text.notation import CARDS, COLOURS, ENDINGS, ROWS, card_names, colour_counts
from cothon.games.traders.text.pending import write_pending

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders
    from cothon.games.traders.text.shapes import (
        RowName,
        TradersInSight,
        TradersMemory,
        TradersOpenSeat,
        TradersPending,
        TradersSeat,
        TradersShips,
        TradersView,
        Turn,
    )

NAMES = tuple(RULE_SETS)
NOT_IN_POSITIONS = ("viewer", "draw_size", "memory", "board", "seats")

# A compiled board copies a row or grid each time it is asked for one: ask once.


def turn_of(board: Traders) -> Turn:
    if board.ending:
        return None
    mover = board.mover()
    return "chance" if mover < 0 else mover


def in_sight(board: Traders) -> TradersInSight:
    """T8.1: what everyone sees, but for the seats. Positions have the same."""
    data: TradersInSight = {
        "rules": NAMES[board.rule_set],
        "players": board.seats,
        "turn": turn_of(board),
        "start": board.start,
        "market": card_names(board.market),
        "farm": card_names(board.farm),
        "ships": cast("TradersShips", dict(zip(COLOURS, board.ship, strict=True))),
        "discard": card_names(board.discard),
    }
    if house := house_of(board):
        data["house"] = house
    if board.pile:
        data["pile"] = board.pile
    if board.passes:
        data["passes"] = board.passes
    if board.ending:
        data["ending"] = ENDINGS[board.ending]
    if (pending := write_pending(board)) is not None:
        data["pending"] = cast("TradersPending", pending)
    return data


def seats_in_sight(board: Traders) -> list[TradersOpenSeat]:
    stock, stored, tokens, flipped = board.stock, board.stored, board.tokens, board.flipped
    piece, row, card = board.piece, board.reserved_row, board.reserved_card
    return [
        {
            "stock": card_names(stock[seat]),
            "stored": card_names(stored[seat]),
            "tokens": colour_counts(tokens[seat]),
            "flipped": colour_counts(flipped[seat]),
            "piece": bool(piece[seat]),
            "reserved": {"row": cast("RowName", ROWS[row[seat]]), "card": CARDS[card[seat]]} if row[seat] else None,
        }
        for seat in range(board.seats)
    ]


def unseen_vp(board: Traders) -> list[tuple[int, int, int]]:
    """Every VP off a draw pile: seat, pile, card."""
    codes = board.unseen[: board.unseen_count] if board.unseen_count else ()
    return [(code // c.CARDS % c.SEATS, code // (c.CARDS * c.SEATS), code % c.CARDS) for code in codes]


def memory(board: Traders, hands: list[list[str]]) -> TradersMemory:
    """T8.3: public, the same for every observer."""
    seats = range(board.seats)
    piles = board.pile + 1
    vp = board.vp
    hidden = [[0] * piles for _ in seats]
    unseen: list[list[int]] = [[] for _ in range(piles)]
    for seat, pile, card in unseen_vp(board):
        hidden[seat][pile] += 1
        unseen[pile].append(card)
    unseen[-1] += [card for card, count in enumerate(board.draw) for _ in range(count)]
    return {
        "known": hands,
        "vp": [board.points(seat) for seat in seats],
        "vp_seen": [card_names(vp[seat]) for seat in seats],
        "vp_hidden": hidden,
        "vp_substitutes": board.substitutes[: board.seats],
        "unseen": [[CARDS[card] for card in sorted(cards)] for cards in unseen],
    }


class Shared:
    """What all who look see alike, made once for all of them."""

    def __init__(self, board: Traders) -> None:
        self.board = board
        self.hands = board.hand[: board.seats]
        self.in_sight = in_sight(board)
        self.seats = cast("list[TradersSeat]", seats_in_sight(board))
        for shown, hand in zip(self.seats, self.hands, strict=True):
            shown["hand_size"] = sum(hand)
        self.shown = board_shown(board)

    def seen_by(self, viewer: int | None) -> TradersView:
        return {
            **self.in_sight,  # type: ignore[typeddict-item]  # which has no memory
            "seats": self.seats_of(viewer),
            "viewer": viewer,
            "draw_size": self.board.draw_size,
            "board": self.shown if viewer is None else with_prices(self.shown, self.board, viewer),
        }

    def seats_of(self, viewer: int | None) -> list[TradersSeat]:
        if viewer is None:
            return self.seats
        own: TradersSeat = {**self.seats[viewer], "hand": card_names(self.hands[viewer])}
        return [own if seat == viewer else shown for seat, shown in enumerate(self.seats)]


def view(board: Traders, viewer: int | None, remember: bool = True) -> TradersView:
    shared = Shared(board)
    data = shared.seen_by(viewer)
    if remember:
        data["memory"] = memory(board, [card_names(hand) for hand in shared.hands])
    return data


def position_from_view(data: Json) -> Json:
    """A position that looks like the view, the unseen cards handed out in some way."""
    if "memory" not in data:
        raise BadRequest("view-without-memory")
    known = data["memory"]
    unseen = [list(cards) for cards in known["unseen"]]
    position: dict[str, Any] = {key: value for key, value in data.items() if key not in NOT_IN_POSITIONS}
    position["seats"] = []
    for seat, shown in enumerate(data["seats"]):
        full = {key: value for key, value in shown.items() if key != "hand_size"}
        full["hand"] = known["known"][seat]
        full["vp"] = known["vp_seen"][seat]
        full["vp_substitutes"] = known["vp_substitutes"][seat]
        full["vp_unseen_pile"] = [pile for pile, count in enumerate(known["vp_hidden"][seat]) for _ in range(count)]
        full["vp_unseen"] = [unseen[pile].pop() for pile in full["vp_unseen_pile"]]
        position["seats"].append(full)
    position["draw"] = unseen[-1]
    return position


def score_sheet(board: Traders, events: Sequence[Event]) -> list[Json]:
    """T7.1: VP sale by sale, those from before the first event if there are any, and tokens as the tie-break."""
    return [score_line(board, seat, events) for seat in range(board.seats)]


def score_line(board: Traders, seat: int, events: Sequence[Event]) -> Json:
    vp = board.points(seat)
    sales = [sale_of(event) for event in events if event["kind"] == "sold" and event["seat"] == seat]
    line: Json = {"vp": vp, "tokens": board.tokens_of(seat), "sales": sales}
    if earlier := vp - sum(sale["vp"] for sale in sales):
        line["earlier"] = earlier
    line["total"] = vp
    return line


def sale_of(event: Event) -> Json:
    return {key: value for key, value in event.items() if key in ("step", "colour", "cards", "price", "points", "vp")}
