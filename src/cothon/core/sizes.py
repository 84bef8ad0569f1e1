"""Sizes and special numbers that every game shares."""

COMPILED = False  # the compiler reads 1 here

MAX_MOVES = 256  # the most moves, or chance outcomes, at one decision
MAX_STEPS = 24  # the most steps under way at once
MAX_FEATURES = 128  # the most features that a judgement weighs
STEP_SIZE = 4  # a step: its kind and up to three numbers

CHANCE = -1  # who decides when cards are dealt
NOBODY = -2  # who decides when the game is over
