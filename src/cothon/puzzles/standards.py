"""What a puzzle has to be: every number that decides it stands here. Gaps are told in mistakes (review/scale.py)."""

from __future__ import annotations

from cothon.review.effort import Plan

# where they are sought
PLAYERS = "master@500"  # who plays the games; no clock decides what they play
TABLES = (0, 1, 0, 1, 2)  # players of the games in turn, as places in `Game.players`: few see more of what they cause
MOST_OF_A_GAME = 3  # the clearest ones

# at a glance: cheap, for every decision
GLANCE = Plan(0.1)
QUICK = Plan(0.15)
SEEMING = 0.6  # mistakes by which the best of all choices leads
SUSPECTED = 0.8  # mistakes that what looks best seems to give away

# several real choices, but not more than somebody can think through
LEAST_CHOICES = 4
MOST_CHOICES = 120
REAL = 5.0  # mistakes; who gives away more is not led into temptation
LEAST_REAL = 2  # beside the answer

# the answer beats every other choice, in a first search and in a second, longer one with other deals
FIRST = Plan(0.6)
SECOND = Plan(1.5)
BESIDE = Plan(1.0)  # of rivals beside the answer, searched and played on
LEAD = 1.1  # mistakes in the first search; what is found by looking for the largest is often a little less
GAP = 1.0  # mistakes, at least, in the second
SURE = 0.5  # mistakes that even the low end of the 95 % interval has, beside every rival
AS_GOOD = 0.5  # mistakes that the same, paid otherwise, may give away to be accepted as well
RIVALS = 3  # the best of the other choices, which are also played on as far as they are within reach
REACH = 3.0  # mistakes
REASONED = 2  # rivals of which it is measured why they are worse
WHY = Plan(1.0)  # how much is played to find reasons
LONG = 30_000  # simulations of the search that has to come to the same answer

# who finds it
TRIES = 10  # of each level, with other seeds
LUCKY = 2  # of them in which `novice` (on average) and `apprentice` may find it all the same
SOLVED = 7  # of them in which a level has to find it to be called one that solves it
MASTER_TRIES = 2  # of `master`, who takes long and has to find it every time
SOLVERS = ("trader", "merchant", "master")
SIMULATIONS = {"apprentice": 8, "trader": 40, "merchant": 400, "master": 120_000}  # as the levels have, without a clock

# seeds of the stages: no stage sees the deals of another
FIRST_SEED, SECOND_SEED, CHECK_SEED = 11, 22, 33
