"""Games that are played on: who plays them, and for how long."""

import cothon
from cothon.review.decisions import decisions_of
from cothon.review.playing_on import glancing, play_pairs, thinking

from ..boards import WON

PAIRS = 6


def test_those_who_think_hand_over_to_those_who_do_not() -> None:
    table = cothon.from_position(WON, seed=1)
    table.play("take R3")
    decision = decisions_of(table)[0]
    other = next(move for move in decision.root.legal() if move not in decision.played)
    choices = decision.played, (other,)
    quick = play_pairs(table.game, decision, choices, glancing(decision), PAIRS, 1)
    policy = thinking(decision, 4)
    at_once = play_pairs(table.game, decision, choices, policy, PAIRS, 1, handover=0)
    never = play_pairs(table.game, decision, choices, policy, PAIRS, 1)
    assert at_once == quick
    assert never != quick
