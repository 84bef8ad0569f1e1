"""What can happen in Traders, as numbers: the kinds of events, and the rules by which they happen."""

# kinds; what their numbers mean stands in text/events.py
DEALT = 1
STARTED = 2
TAKEN = 3
RESERVED = 4
DOUBLED = 5
BOUGHT = 6
FLIPPED = 7
PAID = 8
SAILED = 9
ARRIVED = 10
SOLD = 11
DRAWN = 12
SUBSTITUTED = 13
TOKEN_GAINED = 14
STORED = 15
SPENT = 16
RAIDED = 17
RETURNED = 18
RETREATED = 19
REFILLED = 20
RESHUFFLED = 21
PASSED = 22
ENDED = 23

# where a card goes or comes from
TO_MARKET = 0
TO_FARM = 1
TO_HAND = 2
TO_VP = 3

# rules: chapter and section; rulings from 1000
T2_2 = 22
T3_2 = 32
T3_3 = 33
T3_4 = 34
T3_5 = 35
T3_6 = 36
T4_1 = 41
T4_3 = 43
T5_2 = 52
T5_3 = 53
T6_1 = 61
T6_2 = 62
T6_3 = 63
T6_4 = 64
T6_5 = 65
T_R1 = 1001
T_R6 = 1006
T_R7 = 1007
T_R9 = 1009
T_R11 = 1011
