"""The numbers of Pearls: cards, places, moves, events and rules."""

SEATS = 5
BREATHS = 24  # P1.1: card 0 is worth 1
PEARLS = 5
PEARL_COPIES = 2
HAND_SIZE = 3  # P2.1

# where a breath card is
DECK = 0
SPENT = 1
HAND = 2  # of seat 0, and so on
LAID = HAND + SEATS

# moves
LAY = 0
DONE = LAY + BREATHS
PASS = DONE + 1
DEAL = PASS + 1  # from here on chance decides
PEARL = DEAL + BREATHS
MOVES = PEARL + PEARLS

# kinds of events
DEALT = 1
FOUND = 2
DIVED = 3
PASSED = 4
WON = 5
LOST = 6
ENDED = 7

# rules: chapter and section
P2_1 = 21
P2_2 = 22
P3_1 = 31
P3_2 = 32
P4_1 = 41
