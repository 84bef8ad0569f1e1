"""Puzzles: positions of strong bots' games with one decision that is clearly the best."""
