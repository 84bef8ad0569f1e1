"""The numbers of Traders: cards, places, moves and steps.

A card is `colour * 3 + rank`, so cards run R2 R3 R5 B2 … G5. A move is a small number: its first
number here plus the card, colour or seat it names.
"""

from typing import Annotated

from cothon.core.fields import Row

SEATS = 4
COLOURS = 4  # T1.4: red fabric, blue gems, yellow grain, green wine
RANKS = 3
CARDS = COLOURS * RANKS
DECK = 108  # T1.1
# T5.3: how often a position's discards can have become the draw pile. A game adds less than 450: each time takes
# a purchase or payday of its own, a payday gives the buyer a token (T6.2), and before it ships make at most 17 steps.
MOST_PILES = 200
SWITCHES = 24  # room for all switches of a rule set, and some to come

VALUE: Annotated[Row, CARDS] = [2, 3, 5] * COLOURS
ICONS: Annotated[Row, CARDS] = [2, 1, 0] * COLOURS  # T1.3
COPIES: Annotated[Row, RANKS] = [11, 9, 7]  # T1.1
OPENING: Annotated[Row, RANKS] = [2, 1, 1]  # T1.1: of these, in the opening hand of a colour
PAYING: Annotated[Row, CARDS] = [2, 5, 8, 11, 1, 4, 7, 10, 0, 3, 6, 9]  # dearest first, then R B Y G
PLACE_OF: Annotated[Row, CARDS] = [8, 4, 0, 9, 5, 1, 10, 6, 2, 11, 7, 3]  # of each card in that order
SPENDING: Annotated[Row, 8] = [0, 3, 6, 9, 1, 4, 7, 10]  # most icons first, then R B Y G

ALEXANDRIA = 0  # T1.6
CYRENAICA = 2
LAST_PIRATES = 4  # from where on they wait is a switch
CARTHAGE = 5
PLACES = 6

OPENING_COINS = 8
POINTS_A_VP = 5  # T6.1
LAST_TOKENS = 8  # T6.3

NOWHERE = 0  # where a Reservation piece lies
IN_MARKET = 1
IN_FARM = 2

EIGHT_TOKENS = 1  # how a game ended
ALL_PASS = 2

# moves
TAKE = 0
TAKE_OWN = TAKE + CARDS
BUY = TAKE_OWN + CARDS
DOUBLE = BUY + 1
RESERVE_MARKET = DOUBLE + 1
RESERVE_FARM = RESERVE_MARKET + CARDS
PASS = RESERVE_FARM + CARDS
FLIP = PASS + 1
DONE = FLIP + COLOURS
PAY = DONE + 1
STORE = PAY + CARDS
SPEND = STORE + CARDS
TOKEN = SPEND + CARDS
DEAL = TOKEN + COLOURS
DRAW = DEAL + COLOURS
START = DRAW + CARDS
MOVES = START + SEATS

# steps that a seat decides
TURN_STEP = 1
DOUBLE_STEP = 2
FLIP_STEP = 3
PAY_STEP = 4
STORE_STEP = 5  # 1: seat
SPEND_STEP = 6  # 1: seat
TOKEN_STEP = 7  # 1: seat
# steps that chance decides
DEAL_STEP = 8  # 1: seat
MARKET_STEP = 9  # 1: cards left to draw
FARM_STEP = 10  # 1: cards left to draw
HAND_STEP = 11  # 1: seat
START_STEP = 12
VP_STEP = 13  # 1: seat, 2: cards left to draw
# steps of the table itself
FIRST_STEP = 14  # find the start player
SHIPS_STEP = 15
SALES_STEP = 16  # 1: the next sale
TOKENS_STEP = 17
STORING_STEP = 18  # 1: seats asked so far
