"""Puzzles: positions of strong bots' games with one decision that is clearly the best."""

from cothon.puzzles.answering import Verdict, judge
from cothon.puzzles.puzzle import Other, Puzzle
from cothon.puzzles.shelf import of_the_day, puzzle, puzzles

__all__ = ["Other", "Puzzle", "Verdict", "judge", "of_the_day", "puzzle", "puzzles"]
