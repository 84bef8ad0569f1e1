"""Positions with names that are no text."""

import pytest

import cothon


@pytest.mark.parametrize("odd", [{}, [], [1]])
def test_a_name_that_is_no_text_is_refused(odd: object) -> None:
    position = cothon.new_table("traders/standard", 2, seed=1).position()
    seats = position["seats"]
    for change in (
        {"ending": odd},
        {"pending": {"seat": 0, "steps": [{"step": odd}]}},
        {"seats": [seats[0] | {"piece": False, "reserved": {"row": "market", "card": odd}}, seats[1]]},
        {"seats": [seats[0] | {"piece": False, "reserved": {"row": odd, "card": "R5"}}, seats[1]]},
    ):
        with pytest.raises(cothon.Refusal):
            cothon.from_position(position | change)
