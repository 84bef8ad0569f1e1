"""A whole decision in words: its moves one by one, those that differ in a card only in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.words import Words, say

if TYPE_CHECKING:
    from cothon.core.game import Game
    from cothon.core.state import State

CARD = "card"


def retold(game: Game, state: State, moves: Sequence[int], names: Sequence[str], language: str) -> list[Words]:
    """From a state in which chance is open. A move that only ends the decision is told where it is all of it."""
    state = state.clone()
    told = []
    for move in moves:
        if len(moves) == 1 or game.kinds[move] not in game.closings:
            told.append(game.describe(state, move, names, language))
        state.play(move)
    return joined(told, language)


def joined(sentences: Sequence[Words], language: str) -> list[Words]:
    """“White pays R5. White pays B2.” becomes “White pays R5, B2.”"""
    found: list[Words] = []
    last: Words = []
    place, end = -1, -1  # of the card that they differ in, and where the next one goes
    for sentence in sentences:
        differing = card_in(last, sentence)
        if differing >= 0 and place in (-1, differing):
            end = differing + 1 if place < 0 else end
            found[-1][end:end] = [{"text": say("list-separator", language)}, sentence[differing]]
            place, end = differing, end + 2
        else:
            found.append([*sentence])
            place = -1
        last = sentence
    return found


def card_in(sentence: Words, other: Words) -> int:
    """Which part of two sentences is a card, if they differ in nothing else; -1 otherwise."""
    cards = [place for place, part in enumerate(other) if part.get("kind") == CARD]
    if len(cards) != 1 or len(sentence) != len(other):
        return -1
    rest = [place for place, parts in enumerate(zip(sentence, other, strict=True)) if parts[0] != parts[1]]
    return cards[0] if rest in ([], cards) and sentence[cards[0]].get("kind") == CARD else -1
