"""Sizes and special numbers that every game shares."""

COMPILED = False  # the compiler reads 1 here

MAX_SEATS = 6  # the most that any game has
MAX_MOVES = 256  # the most moves, or chance outcomes, at one decision
MAX_MOVE_NUMBERS = 4096  # the moves of a game are numbered below this
MAX_STEPS = 24  # the most steps under way at once
MAX_FEATURES = 128  # the most features that a judgement weighs
STEP_SIZE = 4  # a step: its kind and up to three numbers
MAX_EVENTS = 128  # the most events that one move causes
EVENT_HEAD = 9  # an event: kind, rule, seat, who sees its things, four numbers, how many things
EVENT_THINGS = 23  # and the things themselves
EVENT_SIZE = EVENT_HEAD + EVENT_THINGS

CHANCE = -1  # who decides when cards are dealt
NOBODY = -2  # who decides when the game is over
ALL_SEE = -3  # who sees what lies in the open

NO_IDEA = -1.0  # what share of the win is expected by who does not know
