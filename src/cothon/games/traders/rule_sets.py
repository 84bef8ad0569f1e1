"""The rule sets of Traders: every difference between editions and modes, and nothing else (T0).

An edition is written as its difference from another. No other code asks for a rule set's name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Count:
    """A number of cards: some, and so many more for each player."""

    fixed: int
    each: int = 0

    def of(self, players: int) -> int:
        return self.fixed + self.each * players


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

    def __post_init__(self) -> None:
        if self.token_of_hand and not self.colour_hands:
            raise ValueError("an opening token of the hand's colour needs hands of one colour")

    def switches(self, players: int) -> dict[str, int]:
        """The fields of a board that say which rules hold."""
        values = {
            name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("name", "version", "title")
        }
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
