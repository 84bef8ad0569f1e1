"""Positions in and out. What breaks the rules is refused, and the refusal says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cothon.core.game import PLAYERS, Json
from cothon.core.reading import is_number, known_keys, number
from cothon.core.refusal import BadPosition
from cothon.games.guilds import cards as c
from cothon.games.guilds.names import COLUMN_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES
from cothon.games.guilds.notation import ENDINGS, notation
from cothon.games.guilds.piles import Cards, Ships
from cothon.games.guilds.resuming import read_pending
from cothon.games.guilds.rule_sets import RULE_SETS
from cothon.games.guilds.view import bottom_of, cards_at, hand_of, hidden_cards, in_sight, known_cards, ships_at

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

HIDDEN_KEYS = {"pile", "bottom", "draw", "reshuffles"}
KEYS = HIDDEN_KEYS | {
    "rules",
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
    data = in_sight(board)
    data |= {"pile": ships_at(board, c.SHIP_PILE), "bottom": bottom_of(board)}
    names = notation(board.card_set).cards
    for seat, shown in enumerate(data["seats"]):
        hidden: Json = {"hand": hand_of(board, seat), "known": known_cards(board, seat)}
        older = [[names[card] for card in cards] for cards in hidden_cards(board, seat)[:-1]]
        if any(older):
            hidden["older"] = older
        data["seats"][seat] = hidden | shown
    return data | {"draw": cards_at(board, c.DRAW_PILE), "reshuffles": board.reshuffles}


def read(board: Guilds, data: Json, complete: bool = True) -> None:
    """Fill an empty board that has its card set; `complete`: what is under way must be possible to complete."""
    known_keys(data, KEYS, "position")
    board.clear()
    board.put("every_different_set", switch(data, "every_different_set", True))
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
        spaces = listed(data, key)
        if len(set(map(str, spaces))) != len(spaces) or len(spaces) > most:
            raise BadPosition("position-spaces", what=key, most=most)
        for space in spaces:
            board.put(field, 1, named(SPACE_NAMES, space, key))


def named(names: tuple[str, ...], name: Any, what: str) -> int:
    if name not in names:
        raise BadPosition("position-name", what=what, name=str(name))
    return names.index(name)


def seat_number(board: Guilds, value: Any, what: str) -> int:
    if not is_number(value) or not 0 <= value < board.seats:
        raise BadPosition("position-owner", what=what, owner=str(value))
    return int(value)


def read_harbours(board: Guilds, data: Json) -> None:
    """G4.3, G4.4, G6.4: a disc is beside a ship, and nobody holds all docks."""
    owners = listed(data, "docks")
    if len(owners) > board.seats + 1:
        raise BadPosition("position-list", what="docks")
    for i, owner in enumerate(owners):
        if owner is not None:
            board.put("dock", c.OWNER + seat_number(board, owner, "docks"), i)
            if board.harbour[i] == c.NO_SHIP or i >= board.harbour_size:
                raise BadPosition("position-no-ship", rule="G6.4", dock=i + 1)
    for key in ("warship", "anchor"):
        for owner in listed(data, key):
            seat = seat_number(board, owner, key)
            board.put(key, getattr(board, key)[seat] + 1, seat)
    docks = [owner for owner in board.dock[: board.seats + 1] if owner]
    if len(docks) == board.seats + 1 and len(set(docks)) == 1:
        raise BadPosition("position-all-docks", rule="G4.3", owner=docks[0] - c.OWNER)
    if sum(board.warship) > board.warship_docks or max(board.warship) >= board.warship_docks:
        raise BadPosition("position-warship", rule="G4.4", docks=board.warship_docks)


def covered(players: int) -> list[str]:
    """G1.5: the seats under neutral discs."""
    return {2: ["6a", "6b", "7a", "7b"], 3: ["6b", "7b"]}.get(players, [])


def read_hall(board: Guilds, data: Json) -> None:
    """G7.1"""
    hall, forum = data.get("hall", {}), data.get("forum", [0] * board.seats)
    if not isinstance(hall, dict):
        raise BadPosition("position-list", what="hall")
    for name, owner in (dict.fromkeys(covered(board.seats), "neutral") | hall).items():
        i = named(SEAT_NAMES, name, "hall")
        if (owner == "neutral") != (name in covered(board.seats)):
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
    spaces = c.TILE_SPACES if board.seats == c.SEATS else c.TILE_SPACES - 1
    for name in tiles:
        tile, owners = named(TILE_NAMES, name, "tiles"), listed(tiles, name)
        if len(owners) > spaces or len(set(map(str, owners))) != len(owners):
            raise BadPosition("position-tile", rule="G7.2", tile=name, spaces=spaces)
        board.put("in_game", 1, tile)
        board.put("tile_discs", len(owners), tile)
        for i, owner in enumerate(owners):
            board.put("tile", c.OWNER + seat_number(board, owner, name), tile, i)
    for decade in range(c.DECADES):
        if all(board.in_game[decade * c.TILES_A_DECADE + i] for i in range(c.TILES_A_DECADE)):
            raise BadPosition("position-three-tiles", rule="G0.4", decade=decade + 1)


def read_seat(board: Guilds, seat: int, shown: Json) -> None:
    disc = shown.get("disc")
    if disc is not None:
        board.put("disc", named(SPACE_NAMES, disc, "disc"), seat)
    freed = shown.get("residence", {})
    known_keys(freed, COLUMN_NAMES, "residence")
    for column, name in enumerate(COLUMN_NAMES):
        board.put("freed", number(freed, name, 0, 0, c.HEIGHT[column]), seat, column)
    left = c.DISCS - placed_discs(board, seat)
    if left < 0:
        raise BadPosition("position-discs", rule="G0.5", seat=seat, count=c.DISCS - left)
    if "available" in shown and shown["available"] != left:
        raise BadPosition("position-available", rule="G0.5", seat=seat, count=left, value=repr(shown["available"]))
    board.put("available", left, seat)


def placed_discs(board: Guilds, seat: int) -> int:
    """G1.3: eight in a full residence, two of them on the right column's lower space."""
    left, middle, right = board.freed[seat]
    residence = (3 - left) + (2 - middle) + (3, 2, 0)[right]
    owner = c.OWNER + seat
    rows = [board.dock, board.hall, *board.tile]
    placed = sum(1 for row in rows for disc in row if disc == owner)
    return residence + placed + board.warship[seat] + board.anchor[seat] + board.forum[seat]


def read_moment(board: Guilds, data: Json, complete: bool) -> None:
    """Whose decision it is, and what is under way."""
    turn, pending, ending = data.get("turn", 0), data.get("pending"), data.get("ending")
    if ending is not None:
        read_ending(board, data)
    elif pending is not None:
        read_pending(board, pending, complete)
        if "turn" in data and turn != ("chance" if board.mover() < 0 else board.mover()):
            raise BadPosition("position-turn", turn=repr(turn))
    else:
        board.begin_turn_of(number(data, "turn", 0, 0, board.seats - 1))


def read_ending(board: Guilds, data: Json) -> None:
    ending = next((i for i, name in ENDINGS.items() if name == data["ending"]), 0)
    if not ending or data.get("turn") is not None or data.get("pending") is not None:
        raise BadPosition("position-ending", ending=repr(data["ending"]))
    board.put("ending", ending)


def rule_set_of(data: Any) -> str:
    if not isinstance(data, dict):
        raise BadPosition("position-not-data")
    if data.get("rules") not in RULE_SETS:
        raise BadPosition("position-rules", rules=repr(data.get("rules")))
    return str(data["rules"])


def players_of(data: Json) -> int:
    seats = data.get("seats")
    players = data.get("players", len(seats) if isinstance(seats, list) else None)
    if not is_number(players) or players not in PLAYERS:
        raise BadPosition("position-players", players=repr(players))
    return int(players)
