"""Where in an observation it stands that a card, a ship or a disc lies somewhere.

Nobody could guess where the next one lies, so a branch would often go wrong: it is looked up, for each number of seats
and each seat that looks. What is to be shown nowhere has a place too, where a zero is written.
"""

from typing import Annotated

from cothon.core.fields import Row, WideRow
from cothon.games.guilds.rules.cards import (
    COLUMNS,
    FACE_UP,
    HAND,
    IN_MARKET,
    NEUTRAL,
    OWNER,
    PLAYED,
    SEATS,
    SHIP_PILE,
    SHIPS,
    SPACES,
    TRADE_CARDS,
)

TABLE_SIZE = 854  # numbers that the table takes
SEAT_SIZE = 240  # numbers that one seat takes
# where in a seat's numbers its known cards begin, the counts of its other cards, and so on
KNOWN = 1
HIDDEN = KNOWN + TRADE_CARDS
BASE_CARDS_AT = HIDDEN + 2
PLAYED_AT = BASE_CARDS_AT + SPACES + 1
DISC_AT = PLAYED_AT + TRADE_CARDS
SHIPS_AT = DISC_AT + SPACES + 1 + COLUMNS
DISCS_AT = SHIPS_AT + 2 * SHIPS
TILES_AT = DISCS_AT + 3
# in the table's numbers
CARDS_AT = 61  # market, discards, the present draw pile, older ones, what only the observer has seen
SHIPS_FROM = CARDS_AT + 5 * TRADE_CARDS + 2  # harbour, bottom, pile

CARD_PLACES = PLAYED + SEATS
AGES = 3  # seen by everyone; not seen by others, of the present draw pile; the same, of an older one
OLDER = 2
CARD_CASES = AGES * CARD_PLACES
COUNT_BITS = 8  # the counts of hidden cards of up to three other seats are counted in one number
MOST_COUNTED = 255
SHIP_PLACES = FACE_UP + 2 * SEATS
DISC_KINDS = NEUTRAL + 1  # nothing, a seat's disc, a neutral one
VIEWS = (SEATS + 1) * SEATS

# of every trade card: its numbers, and once more those of the observer's cards that others have not seen (G11.2)
CARDS_OF: Annotated[Row, VIEWS * CARD_CASES] = [
    CARDS_AT + (1 + age) * TRADE_CARDS
    if age > 0 and 0 <= place - HAND < SEATS and place - HAND != seat
    else CARDS_AT + (IN_MARKET - place) * TRADE_CARDS
    if place < HAND
    else TABLE_SIZE
    + ((place - HAND) % SEATS - seat) % max(seats, 1) * SEAT_SIZE
    + (KNOWN if place < PLAYED else PLAYED_AT)
    for seats in range(SEATS + 1)
    for seat in range(SEATS)
    for age in range(AGES)
    for place in range(CARD_PLACES)
]
CARDS_TOO: Annotated[Row, VIEWS * CARD_CASES] = [
    CARDS_AT + 4 * TRADE_CARDS if case >= CARD_PLACES and case % CARD_PLACES == HAND + view % SEATS
    else CARDS_OF[view * CARD_CASES + case]
    for view in range(VIEWS)
    for case in range(CARD_CASES)
]  # fmt: skip
# one more card among those of a seat that only their holder has seen (G11.3)
HIDDEN_OF: Annotated[WideRow, VIEWS * CARD_CASES] = [
    1 << COUNT_BITS * ((place - HAND - seat) % max(seats, 1) - 1)
    if age > 0 and HAND <= place < HAND + seats and place - HAND != seat < seats
    else 0
    for seats in range(SEATS + 1)
    for seat in range(SEATS)
    for age in range(AGES)
    for place in range(CARD_PLACES)
]
OLDER_OF: Annotated[WideRow, VIEWS * CARD_CASES] = [
    HIDDEN_OF[case] if case % CARD_CASES >= OLDER * CARD_PLACES else 0 for case in range(VIEWS * CARD_CASES)
]
# of every ship; those in the harbour and at the bottom follow in their order, a revealed one is shown elsewhere
SHIPS_OF: Annotated[Row, VIEWS * SHIP_PLACES] = [
    SHIPS_FROM + 2 * SHIPS
    if place < FACE_UP
    else TABLE_SIZE
    + ((place - FACE_UP) % SEATS - seat) % max(seats, 1) * SEAT_SIZE
    + SHIPS_AT
    + (place - FACE_UP) // SEATS * SHIPS
    for seats in range(SEATS + 1)
    for seat in range(SEATS)
    for place in range(SHIP_PLACES)
]
SHIPS_SHOWN: Annotated[Row, SHIP_PLACES] = [
    1 if place == SHIP_PILE or place >= FACE_UP else 0 for place in range(SHIP_PLACES)
]
# of a disc on a place for one, and of a seat's disc on a tile
OWNERS_OF: Annotated[Row, VIEWS * DISC_KINDS] = [
    SEATS if disc == NEUTRAL else (max(disc - OWNER, 0) - seat) % max(seats, 1)
    for seats in range(SEATS + 1)
    for seat in range(SEATS)
    for disc in range(DISC_KINDS)
]
TILES_OF: Annotated[Row, VIEWS * DISC_KINDS] = [
    TABLE_SIZE + place % SEATS * SEAT_SIZE + TILES_AT for place in OWNERS_OF
]
