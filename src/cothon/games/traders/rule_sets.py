"""The rule sets of Traders: every difference between editions and modes, and nothing else (T0).

An edition is written as its difference from another. No other code asks for a rule set's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from cothon.core.house import Count, switches_of
from cothon.core.refusal import BadRequest

PLAYERS = (2, 3, 4)
ROW = (0, 20)  # how many cards can be laid out in a row, at any number of players


@dataclass(frozen=True)
class RuleSet:
    name: str
    version: int
    title: str

    normal_cards_only: bool  # 92 cards are shuffled, or all 108
    colour_hands: bool  # a hand of one colour's 5, 3, 2, 2, or cards drawn until the sum is 8
    token_of_hand: bool  # the opening token is of the hand's colour, or chosen
    random_start: bool  # or the smallest opening hand starts
    market_at_start: Count
    farm_at_start: Count
    new_market: Count
    new_farm: Count
    double_action: bool  # the third action is the Double Action, or Reserve
    own_reservation_stops_refill: bool  # or a market with only reserved cards is refilled
    discount: bool  # tokens are flipped for a discount, or raise sales prices
    buyer_stores_first: bool  # or the start player
    store_raided_only: bool  # storing is for raided colours, or for any at every payday
    store_any_colour: bool  # a card stores goods of any colour, or of its own
    pirates_from: int  # the first place where pirates wait, up to the last before Carthage; 5: nowhere

    limits: ClassVar[Mapping[str, tuple[int, int]]] = {
        "market_at_start": ROW,
        "farm_at_start": ROW,
        "new_market": ROW,
        "new_farm": ROW,
        "pirates_from": (2, 5),  # a raided ship goes back to 2
    }

    def __post_init__(self) -> None:
        if self.token_of_hand and not self.colour_hands:
            raise BadRequest("house-token-of-hand")
        if not all(self.new_market.of(players) + self.new_farm.of(players) for players in PLAYERS):
            raise BadRequest("house-nothing-laid-out")

    def switches(self, players: int) -> dict[str, int]:
        """The fields of a board that say which rules hold."""
        values = switches_of(self)
        return {name: value.of(players) if isinstance(value, Count) else int(value) for name, value in values.items()}


STANDARD = RuleSet(
    name="traders/standard",
    version=1,
    title="Standard (2025)",
    normal_cards_only=True,
    colour_hands=True,
    token_of_hand=True,
    random_start=True,
    market_at_start=Count(2, each=1),
    farm_at_start=Count(0, each=1),
    new_market=Count(2),
    new_farm=Count(0, each=1),
    double_action=True,
    own_reservation_stops_refill=True,
    discount=True,
    buyer_stores_first=True,
    store_raided_only=True,
    store_any_colour=True,
    pirates_from=3,  # T1.6
)

CLASSIC = replace(
    STANDARD,
    name="traders/classic",
    title="Classic Mode (2025)",
    double_action=False,
    discount=False,
)

ZMAN = replace(
    CLASSIC,
    name="traders/zman",
    title="2008, player aid",
    normal_cards_only=False,
    colour_hands=False,
    token_of_hand=False,
    random_start=False,
    market_at_start=Count(5),
    farm_at_start=Count(3),
    new_farm=Count(3),
    store_raided_only=False,
    store_any_colour=False,
)

FORUM = replace(
    ZMAN,
    name="traders/forum",
    title="2008, Dutch translation",
    own_reservation_stops_refill=False,  # T-R10
    buyer_stores_first=False,
)

RULE_SETS = {rule_set.name: rule_set for rule_set in (STANDARD, CLASSIC, ZMAN, FORUM)}
