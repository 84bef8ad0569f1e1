"""Who finds an answer: bots of every level, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Any

from cothon.bots import bot
from cothon.bots.judgement import features_for
from cothon.core.game import Game
from cothon.puzzles import standards
from cothon.puzzles.ideas import idea_of
from cothon.review.decisions import Decision, asked


def is_plain(decision: Decision, answers: Iterable[tuple[int, ...]]) -> bool:
    """Whether `novice`, who picks by looks, finds one of them more often than by luck."""
    return sum(chance_of_novice(decision, answer) for answer in answers) > standards.LUCKY / standards.TRIES


def chance_of_novice(decision: Decision, answer: tuple[int, ...]) -> float:
    """How likely it is to make this choice."""
    state: Any = asked(decision.root)  # a final class: its methods can be called from here
    features = features_for(state)
    chance = 1.0
    for move in answer:
        looks = {one: exp(state.appeal(one, features)) for one in state.legal()}
        chance *= looks[move] / sum(looks.values())
        state.play(move)
    return chance


def is_easy(game: Game, decision: Decision, answer: tuple[int, ...]) -> bool:
    """Whether `apprentice`, who hardly thinks ahead, finds it more often than by luck."""
    found = 0
    for seed in range(standards.TRIES):
        found += has_idea(game, decision, answer, "apprentice", seed)
        if found > standards.LUCKY:
            return True
    return False


def solver(game: Game, decision: Decision, answer: tuple[int, ...]) -> str | None:
    """The lowest level that solves it; None if not even the best does."""
    for level in standards.SOLVERS:
        tries, enough = wanted_of(level)
        if finds(game, decision, answer, level, tries) >= enough:
            return level
    return None


def wanted_of(level: str) -> tuple[int, int]:
    """How often a level tries, and in how many tries it has to find the answer."""
    if level == standards.SOLVERS[-1]:
        return standards.MASTER_TRIES, standards.MASTER_TRIES
    return standards.TRIES, standards.SOLVED


def finds(game: Game, decision: Decision, answer: tuple[int, ...], level: str, tries: int = standards.TRIES) -> int:
    """In how many tries a level finds the answer."""
    return sum(has_idea(game, decision, answer, level, seed) for seed in range(tries))


def has_idea(game: Game, decision: Decision, answer: tuple[int, ...], level: str, seed: int) -> bool:
    return idea_of(game, chosen_by(game, decision, level, seed)) == idea_of(game, answer)


def chosen_by(game: Game, decision: Decision, level: str, seed: int) -> tuple[int, ...]:
    """What a bot decides, move by move, from what the seat knows."""
    player = bot(level, simulations=standards.SIMULATIONS.get(level), seed=seed, threads=1)
    state = asked(decision.root)
    moves: list[int] = []
    while not moves or (state.mover() == decision.seat and game.goes_on(state)):
        legal = {game.text(state, move): move for move in state.legal()}
        moves.append(legal[player.choose(game.view(state, decision.seat), sorted(legal))])
        state.play(moves[-1])
    return tuple(moves)
