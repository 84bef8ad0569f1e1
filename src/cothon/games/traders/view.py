"""What a seat may know (T8): what is in sight, and under `memory` what follows from all that was shown.

T8.4: both are kept apart, so that people can play without the memory. T8.2: VP counts are memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games.traders import cards as c
from cothon.games.traders.notation import CARDS, COLOURS, ENDINGS, ROWS, card_names, colour_counts
from cothon.games.traders.rule_sets import RULE_SETS
from cothon.games.traders.steps import write_pending

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

NAMES = tuple(RULE_SETS)


def turn_of(board: Traders) -> int | str | None:
    if board.ending:
        return None
    mover = board.mover()
    return "chance" if mover < 0 else mover


def in_sight(board: Traders) -> Json:
    """T8.1: what everyone sees. Positions begin with the same."""
    data: Json = {
        "rules": NAMES[board.rule_set],
        "players": board.seats,
        "turn": turn_of(board),
        "start": board.start,
        "market": card_names(board.market),
        "farm": card_names(board.farm),
        "ships": dict(zip(COLOURS, board.ship, strict=True)),
        "seats": [seat_in_sight(board, seat) for seat in range(board.seats)],
        "discard": card_names(board.discard),
    }
    if board.pile:
        data["pile"] = board.pile
    if board.passes:
        data["passes"] = board.passes
    if board.ending:
        data["ending"] = ENDINGS[board.ending]
    if (pending := write_pending(board)) is not None:
        data["pending"] = pending
    return data


def seat_in_sight(board: Traders, seat: int) -> Json:
    row = board.reserved_row[seat]
    reserved = {"row": ROWS[row], "card": CARDS[board.reserved_card[seat]]} if row else None
    return {
        "stock": card_names(board.stock[seat]),
        "stored": card_names(board.stored[seat]),
        "tokens": colour_counts(board.tokens[seat]),
        "flipped": colour_counts(board.flipped[seat]),
        "piece": bool(board.piece[seat]),
        "reserved": reserved,
    }


def unseen_vp(board: Traders) -> list[tuple[int, int, int]]:
    """Every VP off a draw pile: seat, pile, card."""
    codes = board.unseen[: board.unseen_count]
    return [(code // c.CARDS % c.SEATS, code // (c.CARDS * c.SEATS), code % c.CARDS) for code in codes]


def memory(board: Traders) -> Json:
    """T8.3: public, the same for every observer."""
    seats = range(board.seats)
    piles = range(board.pile + 1)
    taken = unseen_vp(board)
    unseen = [sorted(card for _, pile, card in taken if pile == p) for p in piles]
    unseen[-1] = sorted(unseen[-1] + [card for card in range(c.CARDS) for _ in range(board.draw[card])])
    return {
        "known": [card_names(board.hand[seat]) for seat in seats],
        "vp": [board.points(seat) for seat in seats],
        "vp_seen": [card_names(board.vp[seat]) for seat in seats],
        "vp_hidden": [[sum(1 for s, pile, _ in taken if (s, pile) == (seat, p)) for p in piles] for seat in seats],
        "vp_substitutes": list(board.substitutes[: board.seats]),
        "unseen": [[CARDS[card] for card in cards] for cards in unseen],
    }


def view(board: Traders, seat: int | None) -> Json:
    data = in_sight(board)
    data["viewer"] = seat
    data["draw_size"] = board.draw_size
    for other, shown in enumerate(data["seats"]):
        shown["hand_size"] = sum(board.hand[other])
    if seat is not None:
        data["seats"][seat]["hand"] = card_names(board.hand[seat])
    data["memory"] = memory(board)
    return data


def position_from_view(data: Json) -> Json:
    """A position that looks like the view, the unseen cards handed out in some way."""
    if "memory" not in data:
        raise BadRequest("view-without-memory")
    known = data["memory"]
    unseen = [list(cards) for cards in known["unseen"]]
    position = {key: value for key, value in data.items() if key not in ("viewer", "draw_size", "memory", "seats")}
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


def score_sheet(board: Traders) -> list[Json]:
    """T7.1: VP, and tokens as the tie-break."""
    seats = range(board.seats)
    return [{"vp": board.points(s), "tokens": board.tokens_of(s), "total": board.points(s)} for s in seats]
