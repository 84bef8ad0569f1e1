"""Pearls at the edge: names of moves and events, positions, views, and the table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cothon.core import data as given
from cothon.core.events import Event, Kind
from cothon.core.json import Json
from cothon.core.refusal import BadPosition, IllegalMove
from cothon.core.table import turn_of
from cothon.core.words import Thing, Words, parts
from pearls import numbers as n
from pearls.rule_sets import PLAYERS, RULE_SETS
from pearls.rules import Pearls

MOVES = (
    *(f"lay {card + 1}" for card in range(n.BREATHS)),
    "done",
    "pass",
    *(f"deal {card + 1}" for card in range(n.BREATHS)),
    *(f"pearl {pearl + 1}" for pearl in range(n.PEARLS)),
)
EVENTS = {
    n.DEALT: Kind("dealt", (), "card"),
    n.FOUND: Kind("found", ("points",)),
    n.DIVED: Kind("dived", ("card", "depth")),
    n.PASSED: Kind("passed"),
    n.WON: Kind("won", ("points", "depth")),
    n.LOST: Kind("lost", ("points",)),
    n.ENDED: Kind("ended"),
}
TOLD = ("won", "lost", "ended")  # what the move before has not told

KEYS = {"rules", "players", "turn", "round", "decided", "pearl", "pearls", "deck", "spent", "seats", "chance"}
SEAT_KEYS = {"hand", "laid", "score"}


def names_at(board: Pearls, place: int) -> list[str]:
    return [str(card + 1) for card in board.cards_at(place)]


def in_sight(board: Pearls) -> Json:
    """What everyone sees. Positions begin with the same."""
    return {
        "rules": list(RULE_SETS)[board.rule_set],
        "players": board.seats,
        "turn": turn_of(board),
        "round": board.round,
        "decided": board.decided,
        "pearl": board.pearl,
        "pearls": list(board.pearls),
        "spent": names_at(board, n.SPENT),
        "seats": [{"laid": names_at(board, n.LAID + seat), "score": board.score[seat]} for seat in range(board.seats)],
    }


def write(board: Pearls) -> Json:
    data = in_sight(board) | {"deck": names_at(board, n.DECK)}
    for seat, shown in enumerate(data["seats"]):
        shown["hand"] = names_at(board, n.HAND + seat)
    return data


def view(board: Pearls, seat: int | None) -> Json:
    data = in_sight(board) | {"viewer": seat, "deck_size": len(board.cards_at(n.DECK))}
    for other, shown in enumerate(data["seats"]):
        shown["hand_size"] = board.hand_size(other)
    if seat is not None:
        data["seats"][seat]["hand"] = names_at(board, n.HAND + seat)
    return data


def position_of(shown: Json) -> Json:
    """A position that looks like the view, the unseen cards handed out in some way."""
    data = {key: value for key, value in shown.items() if key not in ("viewer", "deck_size", "seats")}
    seen = [*data["spent"], *(card for seat in shown["seats"] for card in [*seat["laid"], *seat.get("hand", [])])]
    unseen = [str(card + 1) for card in range(n.BREATHS) if str(card + 1) not in seen]
    data["seats"] = []
    for seat in shown["seats"]:
        hand = seat.get("hand") or [unseen.pop() for _ in range(seat["hand_size"])]
        data["seats"].append({"laid": seat["laid"], "score": seat["score"], "hand": hand})
    return data | {"deck": unseen}


def rules_of(data: Any) -> tuple[str, int]:
    """The rule set and the number of players of a position."""
    rules, players = given.at(data, "rules"), given.at(data, "players")
    if not given.is_one_of(rules, RULE_SETS):
        raise BadPosition("position-rules", rules=repr(rules))
    if not given.is_number(players) or players not in PLAYERS:
        raise BadPosition("pearls-players", players=repr(players), least=min(PLAYERS), most=max(PLAYERS))
    return rules, players


def read(board: Pearls, data: Json) -> None:
    """Fill an empty board that has its switches; what breaks the rules is refused."""
    given.known_keys(data, KEYS, "position")
    seats = given.at(data, "seats")
    if not isinstance(seats, list) or len(seats) != board.seats:
        raise BadPosition("position-seats", players=board.seats)
    board.put("round", given.number(data, "round", None, 0, board.rounds))
    board.put("decided", given.number(data, "decided", None, 0, board.seats - 1))
    board.put("pearl", given.number(data, "pearl", None, 0, n.PEARLS))
    read_pearls(board, given.at(data, "pearls"))
    read_cards(board, data, seats)
    if given.at(data, "turn") != turn_of(board) or not fits(board):
        raise BadPosition("position-turn", turn=repr(data["turn"]))


def read_pearls(board: Pearls, left: Any) -> None:
    """P1.1: each round took one."""
    if not isinstance(left, list) or len(left) != n.PEARLS or not all(given.is_number(count) for count in left):
        raise BadPosition("position-list", what="pearls")
    taken = board.round + (board.pearl > 0)
    if not all(0 <= count <= n.PEARL_COPIES for count in left) or sum(left) != n.PEARLS * n.PEARL_COPIES - taken:
        raise BadPosition("pearls-left", taken=taken)
    for pearl, count in enumerate(left):
        board.put("pearls", count, pearl)


def read_cards(board: Pearls, data: Json, seats: list[Any]) -> None:
    """P1.1: every card is in one place."""
    rows = [("deck", given.at(data, "deck"), n.DECK), ("spent", given.at(data, "spent"), n.SPENT)]
    for seat, shown in enumerate(seats):
        given.known_keys(shown, SEAT_KEYS, f"seats[{seat}]")
        board.put("score", given.number(shown, "score", None, 0, n.PEARLS * board.rounds), seat)
        rows += [("hand", given.at(shown, "hand"), n.HAND + seat), ("laid", given.at(shown, "laid"), n.LAID + seat)]
    names = [str(card + 1) for card in range(n.BREATHS)]
    left = set(names)
    for what, cards, place in rows:
        if not isinstance(cards, list):
            raise BadPosition("position-cards", what=what)
        for card in cards:
            if not given.is_one_of(card, names):
                raise BadPosition("position-unknown-card", what=what, card=str(card))
            if card not in left:
                raise BadPosition("position-twice", what=what, card=card)
            left.remove(card)
            board.put("place", place, names.index(card))
    if left:
        raise BadPosition("position-lost", card=min(left))


def fits(board: Pearls) -> bool:
    """Only who has had a turn has laid cards, nobody has too many, and there is time to decide only below a pearl."""
    late = board.order()[board.decided + 1 :]
    held = [board.hand_size(seat) + len(board.cards_at(n.LAID + seat)) for seat in range(board.seats)]
    diving = any(board.depth_of(seat) for seat in (late if board.pearl else range(board.seats)))
    return not diving and max(held) <= n.HAND_SIZE and (board.pearl > 0 or board.decided == 0)


def reason(board: Pearls, move: int) -> IllegalMove:
    """Why a move is not legal now."""
    seat = board.mover()
    if move >= n.DEAL or seat < 0:
        return IllegalMove("not-now", move=MOVES[move])
    if move < n.DONE:
        key = "pearls-order" if board.place[move] == n.HAND + seat else "pearls-not-in-hand"
        return IllegalMove(key, rule="P3.1", card=MOVES[move].split()[1])
    return IllegalMove("pearls-pass" if move == n.PASS else "pearls-done", rule="P3.1")


def player(seat: int, names: Sequence[str]) -> Thing:
    return Thing("player", str(seat), names[seat])


def describe(board: Pearls, move: int, names: Sequence[str], language: str) -> Words:
    """A move in words that everyone may read."""
    kind, _, thing = MOVES[move].partition(" ")
    if kind == "pearl":
        return parts("pearls-pearl", language, points=int(thing))
    seat = board.who_draws() if kind == "deal" else board.mover()
    card = Thing("card", thing, thing)
    told = {"card": card} if kind == "lay" else {}
    return parts(f"pearls-{kind}", language, name=player(seat, names), **told)


def tell(event: Event, names: Sequence[str], language: str) -> Words:
    fields: dict[str, Any] = dict(event)
    if event["kind"] not in TOLD:
        return []
    values: dict[str, Any] = {key: fields[key] for key in ("points", "depth") if key in fields}
    if "seat" in event:
        values["name"] = player(event["seat"], names)
    return parts(f"pearls-{event['kind']}", language, **values)


def draw(view: Json, names: Sequence[str]) -> str:
    lines = [f"round {view['round'] + 1}, pearl {view['pearl'] or '–'}, {view['deck_size']} cards to draw"]
    for seat, shown in enumerate(view["seats"]):
        mark = "▶" if view["turn"] == seat else " "
        hand = " ".join(shown["hand"]) if "hand" in shown else f"{shown['hand_size']} cards"
        laid = " ".join(shown["laid"]) or "–"
        lines.append(f"{mark} {names[seat]:8} {shown['score']:3} points   hand {hand}   dive {laid}")
    return "\n".join(lines)
