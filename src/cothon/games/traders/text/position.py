"""Positions in and out. What breaks the rules is refused, and the refusal says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cothon.core.brief import brief
from cothon.core.data import is_turn_of
from cothon.core.json import Json
from cothon.core.refusal import BadPosition
from cothon.games.traders.rule_sets import PLAYERS, RULE_SETS
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text.notation import CARD_NUMBERS, CARDS, ENDINGS, ROWS, card_names
from cothon.games.traders.text.parsing import at, card_row, colour_row, is_one_of, known_keys, number
from cothon.games.traders.text.resuming import check_ships, put_row, read_pending
from cothon.games.traders.text.view import in_sight, seats_in_sight, unseen_vp

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

KEYS = {
    "rules",
    "house",
    "players",
    "turn",
    "start",
    "market",
    "farm",
    "ships",
    "seats",
    "discard",
    "draw",
    "pile",
    "passes",
    "ending",
    "pending",
    "chance",
}
SEAT_KEYS = {
    "hand",
    "stock",
    "stored",
    "tokens",
    "flipped",
    "vp",
    "vp_unseen",
    "vp_unseen_pile",
    "vp_substitutes",
    "piece",
    "reserved",
}


def write(board: Traders) -> Json:
    taken = unseen_vp(board)
    seats = []
    for seat, shown in enumerate(seats_in_sight(board)):
        own = sorted((card, pile) for s, pile, card in taken if s == seat)
        hidden: Json = {
            "hand": card_names(board.hand[seat]),
            "vp": card_names(board.vp[seat]),
            "vp_unseen": [CARDS[card] for card, _ in own],
        }
        if own:
            hidden["vp_unseen_pile"] = [pile for _, pile in own]
        if board.substitutes[seat]:
            hidden["vp_substitutes"] = board.substitutes[seat]
        seats.append(hidden | shown)
    return {**in_sight(board), "seats": seats, "draw": card_names(board.draw)}


def read(board: Traders, data: Json) -> None:
    """Fill an empty board that has its switches."""
    known_keys(data, KEYS, "position")
    board.put("open", 1)
    read_rows(board, data)
    seats = data.get("seats", [])
    if not isinstance(seats, list) or len(seats) != board.seats:
        raise BadPosition("position-seats", players=board.seats)
    board.put("pile", number(data, "pile", 0, 0, c.MOST_PILES))
    for seat, shown in enumerate(seats):
        read_seat(board, seat, shown)
    read_draw(board, data)
    check_reservations(board)
    board.put("start", number(data, "start", 0, 0, board.seats - 1))
    most_passes = board.seats if data.get("ending") is not None else board.seats - 1  # T-R7
    board.put("passes", number(data, "passes", 0, 0, most_passes))
    read_moment(board, data)


def read_rows(board: Traders, data: Json) -> None:
    for row in ("market", "farm", "discard"):
        put_row(board, row, card_row(data, row))
    put_row(board, "ship", colour_row(data, "ships", c.PLACES - 1, "position-ships"))


def put_seat_row(board: Traders, name: str, seat: int, counts: list[int]) -> None:
    for i, count in enumerate(counts):
        board.put(name, count, seat, i)


def read_seat(board: Traders, seat: int, shown: Any) -> None:
    if not isinstance(shown, dict):
        raise BadPosition("position-seats", players=board.seats)
    known_keys(shown, SEAT_KEYS, f"seats[{seat}]")
    for row in ("hand", "stock", "stored", "vp"):
        put_seat_row(board, row, seat, card_row(shown, row))
    for row in ("tokens", "flipped"):
        put_seat_row(board, row, seat, colour_row(shown, row, 1000, "position-tokens"))
    board.put("substitutes", number(shown, "vp_substitutes", 0, 0, 1000), seat)
    read_unseen_vp(board, seat, shown)
    read_piece(board, seat, shown)


def read_unseen_vp(board: Traders, seat: int, shown: Json) -> None:
    card_row(shown, "vp_unseen")
    names = shown.get("vp_unseen", [])
    piles = shown.get("vp_unseen_pile", [board.pile] * len(names))
    if not isinstance(piles, list) or len(piles) != len(names):
        raise BadPosition("position-unseen-piles", seat=seat)
    board.put("unseen_vp", len(names), seat)
    for name, pile in zip(names, piles, strict=True):
        if isinstance(pile, bool) or not isinstance(pile, int) or not 0 <= pile <= board.pile:
            raise BadPosition("position-unseen-piles", seat=seat)
        if board.unseen_count == c.DECK:
            raise BadPosition("position-card-count", card=name, count=c.DECK + 1, copies=c.DECK)
        board.put("unseen", CARD_NUMBERS[name] + c.CARDS * (seat + c.SEATS * pile), board.unseen_count)
        board.put("unseen_count", board.unseen_count + 1)


def read_piece(board: Traders, seat: int, shown: Json) -> None:
    """T2.3; a Reservation piece is at hand or on a card, never both or neither."""
    reserved = shown.get("reserved")
    piece = shown.get("piece", reserved is None)
    if not isinstance(piece, bool):
        raise BadPosition("position-piece", seat=seat)
    board.put("piece", int(piece), seat)
    if reserved is not None:
        row, card = at(reserved, "row"), at(reserved, "card")
        if not (is_one_of(row, ROWS.values()) and is_one_of(card, CARD_NUMBERS)):
            raise BadPosition("position-reserved", seat=seat)
        board.put("reserved_row", next(i for i, name in ROWS.items() if name == row), seat)
        board.put("reserved_card", CARD_NUMBERS[card], seat)
        pieces = getattr(board, f"{row}_pieces")[CARD_NUMBERS[card]]
        board.put(f"{row}_pieces", pieces + 1, CARD_NUMBERS[card])
    if board.double_action and reserved is not None:
        raise BadPosition("position-no-reservations", seat=seat, rule="T0")
    if not board.double_action and piece == (reserved is not None):
        raise BadPosition("position-piece-twice" if piece else "position-piece-nowhere", seat=seat, rule="T3.5")


def check_reservations(board: Traders) -> None:
    for row in ("market", "farm"):
        cards, pieces = getattr(board, row), getattr(board, f"{row}_pieces")
        for card, name in enumerate(CARDS):
            if pieces[card] > cards[card]:
                raise BadPosition("position-reserved-missing", row=row, card=name, rule="T3.5")


def read_draw(board: Traders, data: Json) -> None:
    """T1.1: all 108 cards; without `draw` it is whatever is nowhere else."""
    placed = [sum(column) for column in zip(*all_rows(board), strict=True)]
    for _, _, card in unseen_vp(board):
        placed[card] += 1
    draw = card_row(data, "draw") if "draw" in data else None
    for card, name in enumerate(CARDS):
        copies = c.COPIES[card % c.RANKS]
        count = placed[card] + (draw[card] if draw is not None else 0)
        if count > copies or (draw is not None and count < copies):
            raise BadPosition("position-card-count", card=name, count=count, copies=copies, rule="T1.1")
        board.put("draw", copies - placed[card], card)
    board.count_up()


def all_rows(board: Traders) -> list[list[int]]:
    rows = [board.market, board.farm, board.discard]
    for grid in (board.hand, board.stock, board.stored, board.vp):
        rows += grid
    return rows


def read_moment(board: Traders, data: Json) -> None:
    """Whose decision it is, and what is under way."""
    turn, pending, ending = data.get("turn", 0), data.get("pending"), data.get("ending")
    if ending is not None:
        read_ending(board, data)
    elif pending is not None:
        read_pending(board, pending)
        if "turn" in data and not is_turn_of(turn, board.mover()):
            raise BadPosition("position-turn", turn=brief(turn))
    else:
        seat = number(data, "turn", 0, 0, board.seats - 1)
        check_ships(board, at_carthage=False)
        board.begin_turn_of(seat)


def read_ending(board: Traders, data: Json) -> None:
    endings = {name: i for i, name in ENDINGS.items()}
    if not is_one_of(data["ending"], endings) or data.get("turn") is not None or data.get("pending") is not None:
        raise BadPosition("position-ending", ending=brief(data["ending"]))
    board.put("ending", endings[data["ending"]])


def rule_set_of(data: Any) -> str:
    if not isinstance(data, dict):
        raise BadPosition("position-not-data")
    rules = data.get("rules")
    if rules not in RULE_SETS:
        raise BadPosition("position-rules", rules=brief(rules))
    players = data.get("players", len(data["seats"]) if isinstance(data.get("seats"), list) else None)
    if isinstance(players, bool) or players not in PLAYERS:
        raise BadPosition("position-players", players=brief(players))
    return str(rules)


def players_of(data: Json) -> int:
    return int(data["players"]) if "players" in data else len(data["seats"])
