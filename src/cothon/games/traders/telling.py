"""What followed a move by itself, told from what everyone saw before and after it (T8.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.game import Json
from cothon.games.traders import cards as c
from cothon.games.traders.notation import COLOURS, kind_of
from cothon.games.traders.rule_sets import RULE_SETS
from cothon.games.traders.view import in_sight

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

CARTHAGE = 5
CYRENAICA = 2
STEPS_AT_MOST = 2  # T4.1

RULES = {
    "take": "T3.2",
    "take-own": "T3.2",
    "buy": "T3.3",
    "double": "T3.4",
    "reserve-market": "T3.5",
    "reserve-farm": "T3.5",
    "pass": "T-R7",
    "flip": "T3.6",
    "pay": "T3.3",
    "store": "T6.4",
    "spend": "T6.4",
    "token": "T2.2",
    "deal": "T2.2",
    "draw": "T5.2",
    "start": "T2.2",
}


def rule(board: Traders, move: int) -> str:
    """The number of the rule by which the move is made now."""
    kind, _ = kind_of(move)
    step = board.step[board.depth - 1][0]
    if kind == "done":
        return "T6.4" if step == c.STORE_STEP else "T3.6"
    if step == c.VP_STEP:
        return "T6.1"
    return "T2.2" if step == c.HAND_STEP else RULES[kind]


def consequences(before: Traders, after: Traders, names: Sequence[str], language: str) -> list[str]:
    return Telling(in_sight(before), in_sight(after), names, language).sentences()


class Telling:
    """Two moments, one move apart."""

    def __init__(self, before: Json, after: Json, names: Sequence[str], language: str) -> None:
        self.before, self.after, self.names, self.language = before, after, names, language
        self.raises_prices = not RULE_SETS[before["rules"]].discount
        self.sailed = self.places_sailed_to()

    def sentences(self) -> list[str]:
        told = [*self.bought(), *self.ships(), *self.sales(), *self.tokens(), *self.raids(), *self.returns()]
        return told + list(self.end())

    def say(self, key: str, **values: str | int) -> str:
        return words.say(f"traders-then-{key}", self.language, **values)

    def good(self, colour: str) -> str:
        return words.say(f"traders-good-{colour}", self.language)

    def places_sailed_to(self) -> dict[str, int]:
        """T4.1: by the goods of a purchase that was under way and is not any more."""
        steps = pending(self.before)
        if "ships" not in steps or "ships" in pending(self.after):
            return {}
        bought, ships = steps["ships"]["bought"], self.before["ships"]
        return {
            colour: min(CARTHAGE, ships[colour] + min(STEPS_AT_MOST, goods)) for colour, goods in bought.items() if goods
        }

    def bought(self) -> Iterator[str]:
        for seat in range(self.before["players"]):
            new = owned(self.after, seat) - owned(self.before, seat)
            if new:
                yield self.say("bought", name=self.names[seat], what=listed(new))

    def ships(self) -> Iterator[str]:
        for colour, place in self.sailed.items():
            yield self.say("sails", good=self.good(colour), place=place)

    def arrived(self) -> list[str]:
        at = {colour: self.sailed.get(colour, place) for colour, place in self.before["ships"].items()}
        return [colour for colour in COLOURS if at[colour] == CARTHAGE]

    def sales(self) -> Iterator[str]:
        """T6.1: price × goods, rounded up to fives."""
        for colour in self.arrived():
            for seat in range(self.before["players"]):
                sold = of_colour(owned(self.before, seat), colour)
                if sold and not of_colour(owned(self.after, seat), colour):
                    yield self.sale(seat, colour, sold)

    def sale(self, seat: int, colour: str, sold: list[str]) -> str:
        price = max(int(card[1]) for card in sold)
        if self.raises_prices:
            price += self.before["seats"][seat]["tokens"].get(colour, 0)
        total = price * len(sold)
        points = -(-total // 5) * 5
        values = {"price": price, "goods": len(sold), "sum": total, "points": points, "vp": points // 5}
        return self.say("sells", name=self.names[seat], good=self.good(colour), **values)

    def tokens(self) -> Iterator[str]:
        for seat in range(self.before["players"]):
            for colour in COLOURS:
                if tokens_of(self.after, seat, colour) > tokens_of(self.before, seat, colour):
                    if "token" not in pending(self.before):
                        yield self.say("token", name=self.names[seat], good=self.good(colour))

    def raided(self) -> list[str]:
        """T6.5: who is back in Cyrenaica from pirate waters."""
        at = {colour: self.sailed.get(colour, place) for colour, place in self.before["ships"].items()}
        ships = self.after["ships"]
        return [colour for colour in COLOURS if CYRENAICA < at[colour] < CARTHAGE and ships[colour] == CYRENAICA]

    def raids(self) -> Iterator[str]:
        for colour in self.raided():
            yield self.say("raid", good=self.good(colour))
            for seat in range(self.before["players"]):
                lost = owned(self.before, seat) - owned(self.after, seat)
                goods = of_colour(lost, colour)
                if goods:
                    yield self.say("lost", name=self.names[seat], what=" ".join(goods))

    def returns(self) -> Iterator[str]:
        for colour in self.arrived():
            if self.after["ships"][colour] == 0:
                yield self.say("returns", good=self.good(colour))

    def end(self) -> Iterator[str]:
        if "ending" in self.after and "ending" not in self.before:
            yield self.say("end-" + self.after["ending"].replace(" ", "-"))


def pending(seen: Json) -> dict[str, Json]:
    return {step["step"]: step for step in seen.get("pending", {}).get("steps", [])}


def owned(seen: Json, seat: int) -> Counter[str]:
    return Counter(seen["seats"][seat]["stock"] + seen["seats"][seat]["stored"])


def of_colour(cards: Counter[str], colour: str) -> list[str]:
    return [card for card in cards.elements() if card[0] == colour]


def listed(cards: Counter[str]) -> str:
    return " ".join(cards.elements())


def tokens_of(seen: Json, seat: int, colour: str) -> int:
    shown = seen["seats"][seat]
    return int(shown["tokens"].get(colour, 0)) + int(shown["flipped"].get(colour, 0))
