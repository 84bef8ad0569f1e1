"""Positions in and out. What breaks the rules is refused, and the refusal says what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cothon.core.brief import brief, plainly
from cothon.core.data import is_number, is_turn_of, known_keys, number
from cothon.core.json import Json
from cothon.core.refusal import BadPosition
from cothon.games.guilds.rule_sets import PLAYERS, RULE_SETS
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.docks import holds_all_but, holds_all_warships_but, warships_taken
from cothon.games.guilds.rules.guild import decade_of, tile_spaces
from cothon.games.guilds.rules.residence import column_height
from cothon.games.guilds.rules.setup import is_covered
from cothon.games.guilds.text.notation import ENDINGS, notation
from cothon.games.guilds.text.resuming import read_pending
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES
from cothon.games.guilds.text.view import Laid, bottom_of, hands_seen, in_sight, seats_in_sight
from cothon.games.guilds.text.whereabouts import Cards, Ships

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

HIDDEN_KEYS = {"pile", "bottom", "draw", "reshuffles"}
KEYS = HIDDEN_KEYS | {
    "rules",
    "house",
    "players",
    "turn",
    "start",
    "decade",
    "round",
    "market",
    "harbour",
    "docks",
    "warship",
    "anchor",
    "markers",
    "neutral",
    "hall",
    "forum",
    "tiles",
    "seats",
    "discard",
    "every_different_set",
    "cards",
    "chance",
    "ending",
    "pending",
}
SEAT_KEYS = {
    "hand",
    "known",
    "older",
    "played",
    "disc",
    "available",
    "residence",
    "ships_up",
    "ships_down",
}


def write(board: Guilds) -> Json:
    laid = Laid(board)
    data: Json = {**in_sight(board, laid), "seats": full_seats(board, laid)}
    data |= {"pile": laid.ships[c.SHIP_PILE], "bottom": bottom_of(board)}
    return data | {"draw": laid.cards[c.DRAW_PILE], "reshuffles": board.reshuffles}


def full_seats(board: Guilds, laid: Laid) -> list[Json]:
    """With the cards in hand, those that all have seen, and of the others those of earlier draw piles."""
    names = notation(board.card_set).cards
    known, hidden = hands_seen(board)
    seats: list[Json] = []
    for seat, shown in enumerate(seats_in_sight(board, laid)):
        cards: Json = {"hand": laid.hand(seat), "known": [names[card] for card in known[seat]]}
        older = [[names[card] for card in pile] for pile in hidden[seat][:-1]]
        if any(older):
            cards["older"] = older
        seats.append({**cards, **shown})
    return seats


def read(board: Guilds, data: Json, complete: bool = True) -> None:
    """Fill an empty board that has its card set; `complete`: what is under way must be possible to complete."""
    known_keys(data, KEYS, "position")
    board.clear()
    board.put("every_different_set", switch(data, "every_different_set", bool(board.every_different_set)))
    seats = data.get("seats", [])
    if not isinstance(seats, list) or len(seats) != board.seats:
        raise BadPosition("position-seats", players=board.seats)
    for seat, shown in enumerate(seats):
        known_keys(shown, SEAT_KEYS, f"seats[{seat}]")
    board.put("reshuffles", number(data, "reshuffles", 0, 0, 2**14))
    Cards(board, data).read()
    Ships(board, data).read()
    read_spaces(board, data)
    read_harbours(board, data)
    read_hall(board, data)
    read_tiles(board, data)
    for seat, shown in enumerate(seats):
        read_seat(board, seat, shown)
    board.put("start", number(data, "start", 0, 0, board.seats - 1))
    board.put("decade", number(data, "decade", 1, 1, c.DECADES))
    board.put("round", number(data, "round", 1, 1, c.ROUNDS))
    read_moment(board, data, complete)


def switch(data: Json, key: str, missing: bool) -> int:
    value = data.get(key, missing)
    if not isinstance(value, bool):
        raise BadPosition("position-switch", what=key)
    return int(value)


def listed(data: Json, key: str) -> list[Any]:
    things = data.get(key, [])
    if not isinstance(things, list):
        raise BadPosition("position-list", what=key)
    return things


def read_spaces(board: Guilds, data: Json) -> None:
    """G1.2, G1.5: markers and neutral discs, each on another space."""
    for key, field, most in (("markers", "marker", c.MARKERS), ("neutral", "neutral", c.SEATS - board.seats)):
        spaces = [named(SPACE_NAMES, space, key) for space in listed(data, key)]
        if len(set(spaces)) != len(spaces) or len(spaces) > most:
            raise BadPosition("position-spaces", what=key, most=most)
        for space in spaces:
            board.put(field, 1, space)


def named(names: Sequence[str], name: Any, what: str) -> int:
    if name not in names:
        raise BadPosition("position-name", what=what, name=plainly(name))
    return names.index(name)


def seat_number(board: Guilds, value: Any, what: str) -> int:
    if not is_number(value) or not 0 <= value < board.seats:
        raise BadPosition("position-owner", what=what, owner=plainly(value))
    return int(value)


def ships_are_joining(data: Json) -> bool:
    pending = data.get("pending")
    steps = pending.get("steps") if isinstance(pending, dict) else None
    return isinstance(steps, list) and {"step": "ships"} in steps


def read_harbours(board: Guilds, data: Json) -> None:
    """G4.3, G4.4, G6.4: a disc is beside a ship, or goes back once the ships have moved up; nobody holds all docks."""
    owners = listed(data, "docks")
    if len(owners) > docks(board):
        raise BadPosition("position-list", what="docks")
    for i, owner in enumerate(owners):
        if owner is not None:
            board.put("dock", c.OWNER + seat_number(board, owner, "docks"), i)
            if i >= board.harbour_size or (board.harbour[i] == c.NO_SHIP and not ships_are_joining(data)):
                raise BadPosition("position-no-ship", rule="G6.4", dock=i + 1)
    for key in ("warship", "anchor"):
        for owner in listed(data, key):
            seat = seat_number(board, owner, key)
            board.put(key, getattr(board, key)[seat] + 1, seat)
    for seat in range(board.seats):
        if holds_all_but(board, seat, 0):
            raise BadPosition("position-all-docks", rule="G4.3", owner=seat)
        if holds_all_warships_but(board, seat, 0) or warships_taken(board) > board.warship_docks:
            raise BadPosition("position-warship", rule="G4.4", docks=board.warship_docks)


def read_hall(board: Guilds, data: Json) -> None:
    """G7.1"""
    hall, forum = data.get("hall", {}), data.get("forum", [0] * board.seats)
    if not isinstance(hall, dict):
        raise BadPosition("position-list", what="hall")
    covered = [name for i, name in enumerate(SEAT_NAMES) if is_covered(board, i)]
    for name, owner in (dict.fromkeys(covered, "neutral") | hall).items():
        i = named(SEAT_NAMES, name, "hall")
        if (owner == "neutral") != is_covered(board, i):
            raise BadPosition("position-covered", rule="G1.5", seat=name)
        board.put("hall", c.NEUTRAL if owner == "neutral" else c.OWNER + seat_number(board, owner, "hall"), i)
    if not isinstance(forum, list) or len(forum) != board.seats:
        raise BadPosition("position-list", what="forum")
    for seat, discs in enumerate(forum):
        board.put("forum", number({"forum": discs}, "forum", 0, 0, c.DISCS), seat)


def read_tiles(board: Guilds, data: Json) -> None:
    """G0.4, G7.2: two tiles a decade, one disc a player a tile."""
    tiles = data.get("tiles", {})
    if not isinstance(tiles, dict):
        raise BadPosition("position-list", what="tiles")
    spaces = tile_spaces(board)
    for name in tiles:
        tile, owners = named(TILE_NAMES, name, "tiles"), listed(tiles, name)
        if len(owners) > spaces or len(set(map(plainly, owners))) != len(owners):
            raise BadPosition("position-tile", rule="G7.2", tile=name, spaces=spaces)
        board.put("in_game", 1, tile)
        board.put("tile_discs", len(owners), tile)
        for i, owner in enumerate(owners):
            board.put("tile", c.OWNER + seat_number(board, owner, name), tile, i)
    for decade in range(1, c.DECADES + 1):
        if all(board.in_game[tile] for tile in range(c.TILES) if decade_of(tile) == decade):
            raise BadPosition("position-three-tiles", rule="G0.4", decade=decade)


def read_seat(board: Guilds, seat: int, shown: Json) -> None:
    disc = shown.get("disc")
    if disc is not None:
        board.put("disc", named(SPACE_NAMES, disc, "disc"), seat)
    freed = shown.get("residence", {})
    known_keys(freed, COLUMN_NAMES, "residence")
    for column, name in enumerate(COLUMN_NAMES):
        board.put("freed", number(freed, name, 0, 0, column_height(column)), seat, column)
    left = board.discs_to_place(seat)
    if left < 0:
        raise BadPosition("position-discs", rule="G0.5", seat=seat, count=c.DISCS - left)
    if "available" in shown and shown["available"] != left:
        raise BadPosition("position-available", rule="G0.5", seat=seat, count=left, value=brief(shown["available"]))
    board.put("available", left, seat)


def read_moment(board: Guilds, data: Json, complete: bool) -> None:
    """Whose decision it is, and what is under way."""
    turn, pending, ending = data.get("turn", 0), data.get("pending"), data.get("ending")
    if ending is not None:
        read_ending(board, data)
    elif pending is not None:
        read_pending(board, pending, complete)
        if "turn" in data and not is_turn_of(turn, board.mover()):
            raise BadPosition("position-turn", turn=brief(turn))
    else:
        board.begin_turn_of(number(data, "turn", 0, 0, board.seats - 1))


def read_ending(board: Guilds, data: Json) -> None:
    ending = next((i for i, name in ENDINGS.items() if name == data["ending"]), 0)
    if not ending or data.get("turn") is not None or data.get("pending") is not None:
        raise BadPosition("position-ending", ending=brief(data["ending"]))
    board.put("ending", ending)


def rule_set_of(data: Any) -> str:
    if not isinstance(data, dict):
        raise BadPosition("position-not-data")
    if data.get("rules") not in RULE_SETS:
        raise BadPosition("position-rules", rules=brief(data.get("rules")))
    return str(data["rules"])


def players_of(data: Json) -> int:
    seats = data.get("seats")
    players = data.get("players", len(seats) if isinstance(seats, list) else None)
    if not is_number(players) or players not in PLAYERS:
        raise BadPosition("position-players", players=brief(players))
    return int(players)
