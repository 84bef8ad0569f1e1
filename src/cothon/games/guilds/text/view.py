"""What a seat may know (G11): what is in sight, and under `memory` what follows from all that was shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games.guilds.card_file.card_set import SETS
from cothon.games.guilds.rule_sets import RULE_SETS
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.ships import pile_size
from cothon.games.guilds.text.board import board_shown
from cothon.games.guilds.text.notation import BASE_NAMES, ENDINGS, notation
from cothon.games.guilds.text.pending import write_pending
from cothon.games.guilds.text.shapes import (
    GuildsInSight,
    GuildsMemory,
    GuildsOpenSeat,
    GuildsResidence,
    GuildsSeat,
    GuildsView,
    Owner,
    Turn,
)
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

NAMES = tuple(RULE_SETS)
OWNERS: dict[int, Owner] = {c.NEUTRAL: "neutral", **{c.OWNER + seat: seat for seat in range(c.SEATS)}}
SEATS: dict[int, int | None] = {c.FREE: None} | {c.OWNER + seat: seat for seat in range(c.SEATS)}
NOT_IN_POSITIONS = ("viewer", "draw_size", "pile_size", "memory", "board", "seats")
NOT_IN_SEATS = ("hand_size", "base", "hand")

# A compiled board copies a row or grid each time it is asked for one: ask once.


def turn_of(board: Guilds) -> Turn:
    if board.ending:
        return None
    mover = board.mover()
    return "chance" if mover < 0 else mover


def by_place(names: Iterable[str], places: list[int], count: int) -> list[list[str]]:
    """The things at each place, in their order."""
    found: list[list[str]] = [[] for _ in range(count)]
    for name, place in zip(names, places, strict=False):
        found[place].append(name)
    return found


class Laid:
    """Every card and ship by its place."""

    def __init__(self, board: Guilds) -> None:
        names = notation(board.card_set)
        self.cards = by_place(names.cards, board.place, c.PLAYED + c.SEATS)
        self.ships = by_place(names.ships, board.ship_place, c.FACE_DOWN + c.SEATS)
        self.base = [[BASE_NAMES[i] for i, count in enumerate(row) for _ in range(count)] for row in board.base]

    def hand(self, seat: int) -> list[str]:
        return self.cards[c.HAND + seat] + self.base[seat]


def in_sight(board: Guilds, laid: Laid) -> GuildsInSight:
    """G11.1: what everyone sees, but for the seats. Positions have the same."""
    seats = range(board.seats)
    marker, neutral, warship, anchor = board.marker, board.neutral, board.warship, board.anchor
    ring = SETS[board.card_set].clockwise
    ship_names = [*notation(board.card_set).ships, None]
    data: GuildsInSight = {
        "rules": NAMES[board.rule_set],
        "players": board.seats,
        "turn": turn_of(board),
        "start": board.start,
        "decade": board.decade,
        "round": board.round,
        "market": laid.cards[c.IN_MARKET],
        "harbour": [ship_names[ship] for ship in board.harbour[: board.harbour_size]],
        "docks": [SEATS[disc] for disc in board.dock[: docks(board)]],
        "warship": [seat for seat in seats for _ in range(warship[seat])],
        "anchor": [seat for seat in seats for _ in range(anchor[seat])],
        "markers": [SPACE_NAMES[space] for space in ring if marker[space]],
        "neutral": [SPACE_NAMES[space] for space in ring if neutral[space]],
        "hall": {SEAT_NAMES[i]: OWNERS[disc] for i, disc in enumerate(board.hall) if disc},
        "forum": board.forum[: board.seats],
        "tiles": tiles_in_sight(board),
        "discard": laid.cards[c.DISCARDS],
    }
    add_at_times(board, data)
    return data


def tiles_in_sight(board: Guilds) -> dict[str, list[int]]:
    """Owners from the top."""
    in_game, discs, tile = board.in_game, board.tile_discs, board.tile
    return {name: [disc - c.OWNER for disc in tile[i][: discs[i]]] for i, name in enumerate(TILE_NAMES) if in_game[i]}


def add_at_times(board: Guilds, data: GuildsInSight) -> None:
    """What is written only when it holds."""
    if not board.every_different_set:
        data["every_different_set"] = False
        data["house"] = {"every_different_set": False}
    if board.card_set:
        data["cards"] = SETS[board.card_set].as_data()
    if board.ending:
        data["ending"] = ENDINGS[board.ending]
    if (pending := write_pending(board)) is not None:
        data["pending"] = pending


def seats_in_sight(board: Guilds, laid: Laid) -> list[GuildsOpenSeat]:
    disc, available, freed = board.disc, board.available, board.freed
    return [
        {
            "played": laid.cards[c.PLAYED + seat] + base_played(board, seat),
            "disc": SPACE_NAMES[disc[seat]] if disc[seat] < c.SPACES else None,
            "available": available[seat],
            "residence": cast("GuildsResidence", dict(zip(COLUMN_NAMES, freed[seat], strict=True))),
            "ships_up": laid.ships[c.FACE_UP + seat],
            "ships_down": laid.ships[c.FACE_DOWN + seat],
        }
        for seat in range(board.seats)
    ]


def base_played(board: Guilds, seat: int) -> list[str]:
    return [name for i, name in enumerate(BASE_NAMES) for _ in range(board.played_count(seat, c.BASE + i))]


def hands_seen(board: Guilds) -> tuple[list[list[int]], list[list[list[int]]]]:
    """G11.2: the trade cards of each hand that all have seen, and the others for each draw pile."""
    seats, piles = range(board.seats), range(board.reshuffles + 1)
    known: list[list[int]] = [[] for _ in seats]
    hidden: list[list[list[int]]] = [[[] for _ in piles] for _ in seats]
    for card, (place, unseen) in enumerate(zip(board.place, board.unseen, strict=True)):
        if c.HAND <= place < c.PLAYED:
            (hidden[place - c.HAND][unseen - 1] if unseen else known[place - c.HAND]).append(card)
    return known, hidden


def memory(board: Guilds, laid: Laid, viewer: int | None) -> GuildsMemory:
    """G11.3: what an observer with perfect memory knows, and no more."""
    names = notation(board.card_set).cards
    known, hidden = hands_seen(board)
    others = [piles for seat, piles in enumerate(hidden) if seat != viewer]
    unseen = [[card for piles in others for card in piles[pile]] for pile in range(board.reshuffles + 1)]
    unseen[-1] += [card for card, place in enumerate(board.place) if place == c.DRAW_PILE]
    return {
        "known": [[names[card] for card in cards] for cards in known],
        "hidden": [[len(cards) for cards in piles] for piles in hidden],
        "unseen": [[names[card] for card in sorted(cards)] for cards in unseen],
        "ship_pile": laid.ships[c.SHIP_PILE],
        "ship_bottom": bottom_of(board),
    }


def bottom_of(board: Guilds) -> list[str]:
    """G-R6: the known ships of the pile, top to bottom."""
    names = notation(board.card_set).ships
    return [names[ship] for ship in board.bottom[: board.bottom_size]]


class Shared:
    """What all who look see alike, made once for all of them."""

    def __init__(self, board: Guilds) -> None:
        self.board = board
        self.laid = Laid(board)
        self.in_sight = in_sight(board, self.laid)
        self.seats = cast("list[GuildsSeat]", seats_in_sight(board, self.laid))
        sizes = board.hand_size
        for seat, shown in enumerate(self.seats):
            shown["hand_size"] = sizes[seat]
            shown["base"] = self.laid.base[seat]
        self.shown = board_shown(board)

    def seen_by(self, viewer: int | None) -> GuildsView:
        return {
            **self.in_sight,  # type: ignore[typeddict-item]  # which has no memory
            "seats": self.seats_of(viewer),
            "viewer": viewer,
            "draw_size": self.board.draw_size,
            "pile_size": pile_size(self.board),
            "board": self.shown,
        }

    def seats_of(self, viewer: int | None) -> list[GuildsSeat]:
        if viewer is None:
            return self.seats
        own: GuildsSeat = {**self.seats[viewer], "hand": self.laid.hand(viewer)}
        return [own if seat == viewer else shown for seat, shown in enumerate(self.seats)]


def view(board: Guilds, viewer: int | None, remember: bool = True) -> GuildsView:
    shared = Shared(board)
    data = shared.seen_by(viewer)
    if remember:
        data["memory"] = memory(board, shared.laid, viewer)
    return data


def position_from_view(data: Json) -> Json:
    """A position that looks like the view, the unseen cards handed out in some way."""
    if "memory" not in data:
        raise BadRequest("view-without-memory")
    known, viewer = data["memory"], data.get("viewer")
    unseen = [list(cards) for cards in known["unseen"]]
    position: Json = {key: value for key, value in data.items() if key not in NOT_IN_POSITIONS}
    position["seats"] = [full_seat(data, seat, seat == viewer, unseen) for seat in range(len(data["seats"]))]
    position |= {"draw": unseen[-1], "reshuffles": len(unseen) - 1}
    return position | {"pile": known["ship_pile"], "bottom": known["ship_bottom"]}


def full_seat(data: Json, seat: int, own: bool, unseen: list[list[str]]) -> Json:
    shown, known = data["seats"][seat], data["memory"]
    full = {key: value for key, value in shown.items() if key not in NOT_IN_SEATS}
    full["known"] = known["known"][seat]
    if own:
        # which draw pile each card of the viewer's own hand came from makes no difference to the viewer
        return full | {"hand": shown["hand"]} | own_piles(shown, known, seat)
    dealt = [[unseen[pile].pop() for _ in range(count)] for pile, count in enumerate(known["hidden"][seat])]
    hand = full["known"] + [card for cards in dealt for card in cards] + shown["base"]
    return full | {"hand": hand, "older": dealt[:-1]}


def own_piles(shown: Json, known: Json, seat: int) -> Json:
    own = [card for card in shown["hand"] if not card.startswith("base:") and card not in known["known"][seat]]
    return {"older": [[own.pop() for _ in range(count)] for count in known["hidden"][seat][:-1]]}
