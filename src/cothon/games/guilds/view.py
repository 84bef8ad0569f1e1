"""What a seat may know (G11): what is in sight, and under `memory` what follows from all that was shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games.guilds import cards as c
from cothon.games.guilds.data import SETS
from cothon.games.guilds.names import COLUMN_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES
from cothon.games.guilds.notation import ENDINGS, notation
from cothon.games.guilds.rule_sets import RULE_SETS
from cothon.games.guilds.steps import write_pending

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds


def turn_of(board: Guilds) -> int | str | None:
    if board.ending:
        return None
    mover = board.mover()
    return "chance" if mover < 0 else mover


def cards_at(board: Guilds, place: int) -> list[str]:
    """The trade cards at a place, in the order of cards."""
    names = notation(board.card_set).cards
    return [names[card] for card, where in enumerate(board.place) if where == place]


def ships_at(board: Guilds, place: int) -> list[str]:
    names = notation(board.card_set).ships
    return [names[ship] for ship, where in enumerate(board.ship_place) if where == place]


def in_sight(board: Guilds) -> Json:
    """G11.1: what everyone sees. Positions begin with the same."""
    owner = {c.FREE: None, c.NEUTRAL: "neutral"} | {c.OWNER + seat: seat for seat in range(c.SEATS)}
    ship_names = [*notation(board.card_set).ships, None]
    seats = range(board.seats)
    ring = SETS[board.card_set].clockwise
    data: Json = {
        "rules": list(RULE_SETS)[board.rule_set],
        "players": board.seats,
        "turn": turn_of(board),
        "start": board.start,
        "decade": board.decade,
        "round": board.round,
        "market": cards_at(board, c.IN_MARKET),
        "harbour": [ship_names[ship] for ship in board.harbour[: board.harbour_size]],
        "docks": [owner[disc] for disc in board.dock[: board.seats + 1]],
        "warship": [seat for seat in seats for _ in range(board.warship[seat])],
        "anchor": [seat for seat in seats for _ in range(board.anchor[seat])],
        "markers": [SPACE_NAMES[space] for space in ring if board.marker[space]],
        "neutral": [SPACE_NAMES[space] for space in ring if board.neutral[space]],
        "hall": {SEAT_NAMES[i]: owner[disc] for i, disc in enumerate(board.hall) if disc},
        "forum": list(board.forum[: board.seats]),
        "tiles": {
            name: [owner[disc] for disc in board.tile[tile][: board.tile_discs[tile]]]
            for tile, name in enumerate(TILE_NAMES)
            if board.in_game[tile]
        },
        "seats": [seat_in_sight(board, seat) for seat in seats],
        "discard": cards_at(board, c.DISCARDS),
    }
    return data | at_times(board)


def at_times(board: Guilds) -> Json:
    """What is written only when it holds."""
    data: Json = {}
    if not board.every_different_set:
        data["every_different_set"] = False
    if board.card_set:
        data["cards"] = SETS[board.card_set].as_data()
    if board.ending:
        data["ending"] = ENDINGS[board.ending]
    if (pending := write_pending(board)) is not None:
        data["pending"] = pending
    return data


def seat_in_sight(board: Guilds, seat: int) -> Json:
    played = cards_at(board, c.PLAYED + seat)
    for action, name in enumerate(SPACE_NAMES):
        played += [f"base:{name}"] * (board.base_cards[action] - board.base[seat][action])
    return {
        "played": played,
        "disc": SPACE_NAMES[board.disc[seat]] if board.disc[seat] < c.SPACES else None,
        "available": board.available[seat],
        "residence": dict(zip(COLUMN_NAMES, board.freed[seat], strict=True)),
        "ships_up": ships_at(board, c.FACE_UP + seat),
        "ships_down": ships_at(board, c.FACE_DOWN + seat),
    }


def base_in_hand(board: Guilds, seat: int) -> list[str]:
    return [f"base:{name}" for action, name in enumerate(SPACE_NAMES) for _ in range(board.base[seat][action])]


def hand_of(board: Guilds, seat: int) -> list[str]:
    return cards_at(board, c.HAND + seat) + base_in_hand(board, seat)


def hidden_cards(board: Guilds, seat: int) -> list[list[int]]:
    """G11.2: the cards of a hand that others have not seen, for each draw pile."""
    piles: list[list[int]] = [[] for _ in range(board.reshuffles + 1)]
    for card, place in enumerate(board.place):
        if place == c.HAND + seat and board.unseen[card]:
            piles[board.unseen[card] - 1].append(card)
    return piles


def known_cards(board: Guilds, seat: int) -> list[str]:
    names = notation(board.card_set).cards
    held = [card for card, place in enumerate(board.place) if place == c.HAND + seat]
    return [names[card] for card in held if not board.unseen[card]]


def memory(board: Guilds, viewer: int | None) -> Json:
    """G11.3: what an observer with perfect memory knows, and no more."""
    names = notation(board.card_set).cards
    seats = range(board.seats)
    hidden = [hidden_cards(board, seat) for seat in seats]
    unseen = [
        [card for seat in seats if seat != viewer for card in hidden[seat][pile]]
        for pile in range(board.reshuffles + 1)
    ]
    unseen[-1] += [card for card, place in enumerate(board.place) if place == c.DRAW_PILE]
    return {
        "known": [known_cards(board, seat) for seat in seats],
        "hidden": [[len(cards) for cards in hidden[seat]] for seat in seats],
        "unseen": [[names[card] for card in sorted(cards)] for cards in unseen],
        "ship_pile": ships_at(board, c.SHIP_PILE),
        "ship_bottom": bottom_of(board),
    }


def bottom_of(board: Guilds) -> list[str]:
    """G-R6: the known ships of the pile, top to bottom."""
    return [notation(board.card_set).ships[ship] for ship in board.bottom[: board.bottom_size]]


def view(board: Guilds, viewer: int | None) -> Json:
    data = in_sight(board)
    data["viewer"] = viewer
    data["draw_size"] = board.draw_size
    data["pile_size"] = board.unknown_ships + board.bottom_size
    for seat, shown in enumerate(data["seats"]):
        shown["hand_size"] = board.hand_size[seat]
        shown["base"] = base_in_hand(board, seat)
    if viewer is not None:
        data["seats"][viewer]["hand"] = hand_of(board, viewer)
    data["memory"] = memory(board, viewer)
    return data


def position_from_view(data: Json) -> Json:
    """A position that looks like the view, the unseen cards handed out in some way."""
    if "memory" not in data:
        raise BadRequest("view-without-memory")
    known, viewer = data["memory"], data.get("viewer")
    unseen = [list(cards) for cards in known["unseen"]]
    apart = ("viewer", "draw_size", "pile_size", "memory", "seats")
    position: Json = {key: value for key, value in data.items() if key not in apart}
    position["seats"] = [full_seat(data, seat, seat == viewer, unseen) for seat in range(len(data["seats"]))]
    position |= {"draw": unseen[-1], "reshuffles": len(unseen) - 1}
    return position | {"pile": known["ship_pile"], "bottom": known["ship_bottom"]}


def full_seat(data: Json, seat: int, own: bool, unseen: list[list[str]]) -> Json:
    shown, known = data["seats"][seat], data["memory"]
    full = {key: value for key, value in shown.items() if key not in ("hand_size", "base", "hand")}
    full["known"] = known["known"][seat]
    if own:
        # which draw pile each card of the own hand came from makes no difference to the viewer
        return full | {"hand": shown["hand"]} | own_piles(shown, known, seat)
    dealt = [[unseen[pile].pop() for _ in range(count)] for pile, count in enumerate(known["hidden"][seat])]
    hand = full["known"] + [card for cards in dealt for card in cards] + shown["base"]
    return full | {"hand": hand, "older": dealt[:-1]}


def own_piles(shown: Json, known: Json, seat: int) -> Json:
    own = [card for card in shown["hand"] if not card.startswith("base:") and card not in known["known"][seat]]
    return {"older": [[own.pop() for _ in range(count)] for count in known["hidden"][seat][:-1]]}


def score_sheet(board: Guilds) -> list[Json]:
    """G9, in its parts."""
    return [sheet_of(board, seat) for seat in range(board.seats)]


def sheet_of(board: Guilds, seat: int) -> Json:
    hall, bonus, columns = board.discs_in_hall(seat), board.bonus(seat), board.columns_empty(seat)
    seats, ships = hall + bonus + columns, board.ships_of(seat)
    on = [tile for tile in range(c.TILES) if c.OWNER + seat in board.tile[tile][: board.tile_discs[tile]]]
    return {
        "hall": hall,
        "bonus": bonus,
        "columns": columns,
        "guild_seats": seats,
        "ships": ships,
        "seats_times_ships": seats * ships,
        "tiles": {TILE_NAMES[tile]: board.points_of_tile(seat, tile) for tile in on},
        "total": board.points(seat),
    }
