"""How much is tried: numbers that the effort scales, so that the same effort gives the same review on any machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    effort: float = 1.0

    guesses: int = 4  # decisions that are looked at before all others, since a hunch says that they cost much
    chunk: int = 4  # decisions that are looked at closely before their reasons are sought
    suspicion: float = 0.3  # mistakes that a decision seems to have cost, to be looked at closely
    blocks: int = 4  # of paired searches a close look
    first_blocks: int = 2  # at a glance
    deep_blocks: int = 2  # of searches as long as the one that picks a choice, where luck is measured again
    rounds: int = 10  # decisions of each seat that players who think play on, before the position is judged
    first_batches: int = 2  # of games that are played on, before the gap may be called known
    small_batches: int = 4  # that are spent on what turns no game
    most_batches: int = 10
    most_praised: int = 3
    most_strokes: int = 4  # of luck that are measured again

    def scaled(self, number: int, least: int = 2) -> int:
        return max(least, round(number * self.effort))

    @property
    def thinking(self) -> int:
        """Simulations a move of players who play on."""
        return self.scaled(16)

    @property
    def hunch(self) -> int:
        return self.scaled(100)

    @property
    def first_screen(self) -> int:
        return self.scaled(1000)

    @property
    def first_block(self) -> int:
        return self.scaled(500)

    @property
    def screen(self) -> int:
        return self.scaled(8000)

    @property
    def block(self) -> int:
        return self.scaled(2000)

    @property
    def batch(self) -> int:
        """Pairs of games that are played on at a time."""
        return self.scaled(30)

    @property
    def pairs(self) -> int:
        """Pairs of quick games in each half, to find reasons."""
        return self.scaled(800)

    @property
    def confirming_pairs(self) -> int:
        """Pairs of games of players who think for a while, to the end."""
        return self.scaled(60)

    @property
    def weighing(self) -> int:
        """Simulations that all choices of one decision share."""
        return self.scaled(24000)

    @property
    def most_suspects(self) -> int:
        return self.scaled(48)

    @property
    def early_reasons(self) -> int:
        """Mistakes whose reasons are sought as soon as they are found; those of the others once it is clear which
        of them are named."""
        return self.scaled(3, least=1)
