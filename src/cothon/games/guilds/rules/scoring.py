"""Victory points (G9), at any time as if the game ended now."""

from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import (
    ACHIEVEMENT_TILES,
    COINS,
    COLUMNS,
    EFFECTS,
    FACE_DOWN,
    FACE_UP,
    GOODS,
    GUILD_HALL_1,
    GUILD_HALL_2,
    HALL,
    LARGEST_SET,
    MOST_POINTS,
    OWNER,
    RESIDENCE_1,
    RESIDENCE_2,
    SHIP_CARDS,
    SHIPS,
    TILES,
    VICTORY_POINTS,
)
from cothon.games.guilds.rules.guild import is_on_tile
from cothon.games.guilds.rules.residence import bonus_seats, is_column_empty


def hall_discs(board: Board, seat: int) -> int:
    """The forum too."""
    count = board.forum[seat]
    for i in range(HALL):
        if board.hall[i] == OWNER + seat:
            count += 1
    return count


def empty_columns(board: Board, seat: int) -> int:
    count = 0
    for column in range(COLUMNS):
        if is_column_empty(board, seat, column):
            count += 1
    return count


def guild_seats(board: Board, seat: int) -> int:
    """G9.1"""
    return hall_discs(board, seat) + bonus_seats(board, seat) + empty_columns(board, seat)


def ship_count(board: Board, seat: int) -> int:
    """G9.1: face up and face down."""
    count = 0
    for effect in range(EFFECTS):
        count += board.face_up[seat][effect] + board.face_down[seat][effect]
    return count


def tile_points(board: Board, seat: int, tile: int) -> int:
    """G9.2: at most 12 a tile, and only with a disc on it."""
    if not is_on_tile(board, seat, tile):
        return 0
    return min(MOST_POINTS, full_points(board, seat, tile))


def full_points(board: Board, seat: int, tile: int) -> int:
    """G9.2"""
    each = board.tile_each[tile]
    if tile == GUILD_HALL_1:
        return each * board.forum[seat]
    if tile == ACHIEVEMENT_TILES:
        return each * tile_discs_of(board, seat)
    if tile == RESIDENCE_1:
        return each * freed_spaces(board, seat)
    if tile == GUILD_HALL_2:
        return each * largest_block(board, seat)
    if tile == VICTORY_POINTS:
        return points_of_positions(board, seat)
    if tile == SHIP_CARDS:
        return points_of_ships(board, seat)
    if tile == COINS:
        return board.coins[seat] // max(1, each)
    if tile == RESIDENCE_2:
        return each * board.available[seat]
    return points_of_goods(board, seat)


def tile_discs_of(board: Board, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        if is_on_tile(board, seat, tile):
            count += 1
    return count


def freed_spaces(board: Board, seat: int) -> int:
    """G-R5: the double disc counts once."""
    count = 0
    for column in range(COLUMNS):
        count += board.freed[seat][column]
    return count


def seats_of(board: Board, seat: int) -> int:
    """One's small seats, a bit for each."""
    mine = 0
    for i in range(HALL):
        if board.hall[i] == OWNER + seat:
            mine |= 1 << i
    return mine


def block_from(board: Board, mine: int, first: int) -> int:
    """The seats that hang together with the first one."""
    block = 1 << first
    grown = 0
    while grown != block:
        grown = block
        for i in range(HALL):
            if block >> i & 1:
                block |= board.seats_beside[i] & mine
    return block


def bits(number: int) -> int:
    count = 0
    for i in range(HALL):
        count += number >> i & 1
    return count


def largest_block(board: Board, seat: int) -> int:
    mine = seats_of(board, seat)
    largest = 0
    for i in range(HALL):
        if mine >> i & 1:
            largest = max(largest, bits(block_from(board, mine, i)))
    return largest


def points_of_positions(board: Board, seat: int) -> int:
    total = 0
    for tile in range(TILES):
        for i in range(board.tile_discs[tile]):
            if board.tile[tile][i] == OWNER + seat:
                total += board.position_points[i]
    return total


def ships_of_good(board: Board, seat: int, good: int) -> int:
    count = 0
    for ship in range(SHIPS):
        if board.ship_good[ship] == good:
            place = board.ship_place[ship]
            if place == FACE_UP + seat or place == FACE_DOWN + seat:
                count += 1
    return count


def points_of_ships(board: Board, seat: int) -> int:
    for good in range(GOODS):
        board.later[good] = ships_of_good(board, seat, good)
    points = 0
    for good in range(GOODS):
        points += board.ship_set_points[min(LARGEST_SET, board.later[good])]
    for size in range(1, most_alike(board) + 1):
        points += board.ship_set_points[different(board, size)]
    return points


def points_of_goods(board: Board, seat: int) -> int:
    """G9.3: of the hand only."""
    for good in range(GOODS):
        board.later[good] = board.goods[seat][good]
    points = 0
    for good in range(GOODS):
        points += board.goods_set_points[min(LARGEST_SET, board.later[good])]
    for size in range(1, most_alike(board) + 1):
        points += board.goods_set_points[different(board, size)]
    return points


def most_alike(board: Board) -> int:
    """How many sets of different goods there are; G-R4: or only the largest counts."""
    most = 0
    for good in range(GOODS):
        most = max(most, board.later[good])
    return most if board.every_different_set else min(1, most)


def different(board: Board, size: int) -> int:
    """Goods of which there are at least this many: the set of different ones at this place."""
    count = 0
    for good in range(GOODS):
        if board.later[good] >= size:
            count += 1
    return count


def score(board: Board, seat: int) -> int:
    """G9"""
    total = guild_seats(board, seat) * ship_count(board, seat)
    for tile in range(TILES):
        total += tile_points(board, seat, tile)
    return total


def share_of_win(board: Board, seat: int) -> float:
    """G0.1: ties share."""
    own = score(board, seat)
    winners = 0
    for other in range(board.seats):
        theirs = score(board, other)
        if theirs > own:
            return 0.0
        if theirs == own:
            winners += 1
    return 1.0 / winners
