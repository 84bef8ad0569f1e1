"""The rules of Pearls, over numbers: where each card lies, which pearl is up, who has decided."""

from __future__ import annotations

from typing import Annotated, Any

from cothon.core.fields import Row
from cothon.core.journal import show_only, tell, tell_thing
from cothon.core.plain import PlainState, observe_fields
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import Features, Moves
from cothon.core.steps import add
from pearls import judging
from pearls import numbers as n
from pearls.layout import LAYOUT


class Pearls(PlainState):
    rule_set: int  # its place in RULE_SETS
    rounds: int  # its switch

    round: int  # rounds that are over
    decided: int  # seats that have passed or dived in this one
    pearl: int  # the points of the pearl that is up, 0 for none
    pearls: Annotated[Row, n.PEARLS]  # how many of each are left
    place: Annotated[Row, n.BREATHS]  # of each breath card
    score: Annotated[Row, n.SEATS]

    def begin(self) -> None:
        """P1.1: all cards in the deck, all pearls in the sea."""
        self.pearls[:] = [n.PEARL_COPIES] * n.PEARLS
        self.go_on()

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(n.BREATHS) if self.place[card] == place]

    def depth_of(self, seat: int) -> int:
        """P3.2: the sum of the cards it has laid; card 0 is worth 1."""
        return sum(card + 1 for card in self.cards_at(n.LAID + seat))

    def who_draws(self) -> int:
        """P2.1: between rounds, the first seat that lacks a card while there are any."""
        if self.pearl == 0 and self.cards_at(n.DECK):
            for seat in range(self.seats):
                if len(self.cards_at(n.HAND + seat)) < n.HAND_SIZE:
                    return seat
        return NOBODY

    def order(self) -> list[int]:
        """P3.1: of the seats in this round."""
        return [(self.round + places) % self.seats for places in range(self.seats)]

    def mover(self) -> int:
        if self.round == self.rounds:
            return NOBODY
        return CHANCE if self.pearl == 0 else self.order()[self.decided]

    def list_moves(self, moves: Moves) -> None:
        moves.count = 0
        mover = self.mover()
        if mover == CHANCE:
            self.list_outcomes(moves)
        elif mover != NOBODY:
            laid = self.cards_at(n.LAID + mover)
            for card in self.cards_at(n.HAND + mover):
                if not laid or card < laid[0]:  # P3.1: the highest first
                    add(moves, n.LAY + card)
            add(moves, n.DONE if laid else n.PASS)

    def list_outcomes(self, moves: Moves) -> None:
        if self.who_draws() != NOBODY:
            for card in self.cards_at(n.DECK):
                add(moves, n.DEAL + card)
        else:
            for pearl in range(n.PEARLS):
                if self.pearls[pearl] > 0:
                    add(moves, n.PEARL + pearl)

    def chance_weight(self, move: int) -> int:
        return self.pearls[move - n.PEARL] if move >= n.PEARL else 1

    def carry_out(self, move: int) -> None:
        seat = self.who_draws() if self.mover() == CHANCE else self.mover()
        if move >= n.PEARL:
            self.turn_up(move - n.PEARL)
        elif move >= n.DEAL:
            self.place[move - n.DEAL] = n.HAND + seat
            tell(self, n.DEALT, n.P2_1, seat, 0, 0, 0, 0)
            tell_thing(self, move - n.DEAL)
            show_only(self, seat)
        elif move < n.DONE:
            self.place[move - n.LAY] = n.LAID + seat
            tell(self, n.DIVED, n.P3_1, seat, move - n.LAY, self.depth_of(seat), 0, 0)
        else:
            if move == n.PASS:
                tell(self, n.PASSED, n.P3_1, seat, 0, 0, 0, 0)
            self.decided += 1
            if self.decided == self.seats:
                self.end_round()

    def turn_up(self, pearl: int) -> None:
        """P2.2"""
        self.pearls[pearl] -= 1
        self.pearl = pearl + 1
        tell(self, n.FOUND, n.P2_2, NOBODY, self.pearl, 0, 0, 0)

    def end_round(self) -> None:
        """P3.2, P4.1"""
        deepest = max(self.order(), key=self.depth_of)
        if self.depth_of(deepest) > 0:
            self.score[deepest] += self.pearl
            tell(self, n.WON, n.P3_2, deepest, self.pearl, self.depth_of(deepest), 0, 0)
        else:
            tell(self, n.LOST, n.P3_2, NOBODY, self.pearl, 0, 0, 0)
        self.place[:] = [n.SPENT if place >= n.LAID else place for place in self.place]
        self.pearl = self.decided = 0
        self.round += 1
        if self.round == self.rounds:
            tell(self, n.ENDED, n.P4_1, NOBODY, 0, 0, 0, 0)

    def redeal(self, seat: int) -> None:
        """What a seat cannot know: which of the cards it has not seen are in which hand."""
        unseen = [card for card in range(n.BREATHS) if self.place[card] == n.DECK or self.is_hidden(card, seat)]
        places = [self.place[card] for card in unseen]
        for i, card in enumerate(unseen):
            self.place[card] = places.pop(self.below(len(unseen) - i))

    def is_hidden(self, card: int, seat: int) -> bool:
        return n.HAND <= self.place[card] < n.LAID and self.place[card] != n.HAND + seat

    def shows(self, move: int, seat: int) -> bool:
        return not n.DEAL <= move < n.PEARL or seat == self.who_draws()  # P2.1

    def points(self, seat: int) -> int:
        return self.score[seat]

    def strength(self, seat: int, features: Features) -> float:
        return judging.strength(self, seat, features)

    def appeal(self, move: int, features: Features) -> float:
        return judging.appeal(self, move, features)

    def horizon(self) -> int:
        return 8

    def observe(self, seat: int, into: Any, row: int, scale: Any) -> None:
        observe_fields(self, LAYOUT, seat, into[row], scale[0])

    def hand_size(self, seat: int) -> int:
        return len(self.cards_at(n.HAND + seat))

    def hand(self, seat: int) -> list[int]:
        return [int(place == n.HAND + seat) for place in self.place]

    def laid(self, seat: int) -> list[int]:
        return [int(place == n.LAID + seat) for place in self.place]

    def spent(self) -> list[int]:
        return [int(place == n.SPENT) for place in self.place]
