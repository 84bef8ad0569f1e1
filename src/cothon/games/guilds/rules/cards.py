"""The numbers of Guilds: cards, ships, places, moves and steps.

Trade cards are numbered in the order of cards (falling coins, good, action), base cards follow by
action; ships are numbered in the order of ships (danger, good). So every canonical order is a plain
loop. A move is a small number: its first number here plus the card, ship or place that it names.
"""

from typing import Annotated

from cothon.core.fields import Row

SEATS = 4
DECADES = 3  # G0.1
ROUNDS = 5

# G0.2: goods
DYES = 0
OILS = 1
GLASS = 2
CEDAR = 3
JEWELRY = 4
GOODS = 5

# G0.2: action spaces
MARKET = 0
RESIDENCE = 1
TRADING = 2
WARSHIP = 3
DELIVERY = 4
SPACES = 5
NO_SPACE = 5

TRADE_CARDS = 75  # G0.3
BASE = TRADE_CARDS  # the first base card, that of the first action
CARDS = BASE + SPACES
BASE_CARDS = 7  # a player
SHIPS = 30
NO_SHIP = SHIPS

# G8: effects
EMBARGO = 0
PALETTE = 1
COMMANDO = 2
FAVOUR = 3
OPULENCE = 4
LEGACY = 5
INTRIGUE = 6
LUXURY = 7
ESCORTS = 8
EFFECTS = 9
ESCORT_STRENGTH = 2

# G1.3: columns of the residence
LEFT = 0
MIDDLE = 1
RIGHT = 2
COLUMNS = 3
HEIGHT: Annotated[Row, COLUMNS] = [3, 2, 2]
PRICE: Annotated[Row, COLUMNS] = [3, 2, 2]  # G4.2: goods
FIRST_GOOD: Annotated[Row, COLUMNS] = [DYES, CEDAR, JEWELRY]
LAST_GOOD: Annotated[Row, COLUMNS] = [GLASS, CEDAR, JEWELRY]

DISCS = 11  # G0.5: a player
FIRST_DISCS = 3  # G1.3: available at the beginning
OPENING_HAND = 3  # G1.4
MARKET_CARDS = 5  # G1.1
MOST_DOCKS = 5
WAITING = 2  # ships outside the trading harbour
PLACES = MOST_DOCKS + WAITING
MARKERS = 2  # G1.2

# G0.4: achievement tiles, three a decade
GUILD_HALL_1 = 0
ACHIEVEMENT_TILES = 1
RESIDENCE_1 = 2
GUILD_HALL_2 = 3
VICTORY_POINTS = 4
SHIP_CARDS = 5
COINS = 6
RESIDENCE_2 = 7
GOODS_TILE = 8
TILES = 9
TILES_A_DECADE = 3
TILE_SPACES = 3  # G7.2: with four players
MOST_POINTS = 12  # G9.2: a tile

HALL = 12  # G10: small seats, two of each cost
LOWEST_COST = 6
COVERED_SEATS = 4  # G1.5: at most
FORUM = HALL
LARGEST_SET = 5

# what lies on a place for one disc: nothing, a seat's disc (1 + seat), a neutral disc
FREE = 0
OWNER = 1
NEUTRAL = OWNER + SEATS

# where a trade card is
DRAW_PILE = 0
DISCARDS = 1
IN_MARKET = 2
HAND = 3  # + seat
PLAYED = HAND + SEATS  # + seat: beside the residence

# where a ship is
SHIP_PILE = 0
BOTTOM = 1  # of the pile, where it is known
IN_HARBOUR = 2
REVEALED = 3
FACE_UP = 4  # + seat
FACE_DOWN = FACE_UP + SEATS  # + seat

THIRD_DECADE = 1  # how a game ends

MOST_SPENT = 16  # cards of one payment

# moves
ACT = 0
PASS = ACT + SPACES
USE = PASS + 1
MARKER = USE + EFFECTS
PLAY = MARKER + SPACES * SPACES
TAKE = PLAY + CARDS
TAKE_PILE = TAKE + TRADE_CARDS
SWAP = TAKE_PILE + 1
GIVE = SWAP + TRADE_CARDS
READY = GIVE + TRADE_CARDS
FREE_COLUMN = READY + EFFECTS
PAY = FREE_COLUMN + COLUMNS
DOCK_TRADING = PAY + TRADE_CARDS
DOCK_WARSHIP = DOCK_TRADING + MOST_DOCKS
DELIVER_TRADING = DOCK_WARSHIP + 1
DELIVER_WARSHIP = DELIVER_TRADING + MOST_DOCKS
DELIVER_ANCHOR = DELIVER_WARSHIP + 1
SEAT = DELIVER_ANCHOR + 1
SEAT_FORUM = SEAT + HALL
TILE = SEAT_FORUM + 1
ANY_PAY = TILE + TILES - SEAT  # places that are paid for with coins
DECLINE = TILE + TILES
DONE = DECLINE + 1
DRAW = DONE + 1
SHIP = DRAW + TRADE_CARDS
UNUSED = SHIP + SHIPS
START = UNUSED + TILES
MOVES = START + SEATS

# steps that a seat decides
TURN_STEP = 1
MARKER_STEP = 2
PLAY_STEP = 3  # 1: cards in all, 2: Favour used; the cards so far are `spent`
TAKE_STEP = 4
SWAP_STEP = 5
GIVE_STEP = 6  # 1: the market card wanted
READY_STEP = 7
RESIDENCE_STEP = 8  # 1: Opulences used
DOCK_STEP = 9  # 1: TRADING or WARSHIP
DELIVER_STEP = 10  # 1, 2: TRADING or WARSHIP, delivered to first and second, or 0
PAY_COLUMN_STEP = 11  # 1: column, 2: Opulences used; the cards so far are `spent`
PAY_SHIP_STEP = 12  # 1: dock, 2: Luxury used
PAY_EXPEDITION_STEP = 13
PAY_COINS_STEP = 14  # 1: the move that chose the place, 2: cost, 3: still due; so far `spent`
EXPEDITION_STEP = 15  # 1: the ship revealed
RETURNED_STEP = 16
LEGACY_STEP = 17
AFTER_STEP = 18
SETUP_STEP = 19  # 1: seat
SETUP_DOCK_STEP = 20  # 1: seat
# steps that chance decides: trade cards, then ships, then others
FILL_STEP = 21
MARKERS_STEP = 22
NEUTRAL_STEP = 23
DEAL_STEP = 24  # 1: seat, 2: cards left to draw
REWARD_STEP = 25  # 1: seat, 2: coins left to draw
SHIPS_STEP = 26
REVEAL_STEP = 27
UNUSED_STEP = 28  # 1: decade
START_STEP = 29
# steps of the table itself
FRONT_STEP = 30
DECADE_STEP = 31
END_STEP = 32
