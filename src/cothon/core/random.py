"""Random numbers with explicit state, the same on every machine, compiled or not.

A multiply-with-carry generator (MWC64X): 64 bits of state, 32 bits a draw. Every product fits into 64
bits, so plain Python and C agree without masks.
"""

from cothon.core.fields import Bits
from cothon.core.state import State

WORD = 4294967295  # 32 bits
FACTOR = 4294883355
FIRST_SCATTER = 2246822507
SECOND_SCATTER = 3266489909


def mix(word: Bits) -> Bits:
    """Scatter 32 bits, so that neighbouring seeds give unrelated games."""
    word = word & WORD
    word = (word ^ (word >> 16)) * FIRST_SCATTER & WORD
    word = (word ^ (word >> 13)) * SECOND_SCATTER & WORD
    return word ^ (word >> 16)


def seeded(seed: Bits) -> Bits:
    """The generator's first state for a seed of 64 bits."""
    low: Bits = mix(seed & WORD)
    high: Bits = mix((seed >> 32) + low + 1)
    return (high % (FACTOR - 1)) << 32 | low | 1


def reseed(state: State, seed: Bits) -> None:
    state.rng = seeded(seed)


def below(state: State, n: int) -> int:
    """A random number from 0 to n - 1; the bias is below n / 2**32."""
    word: Bits = state.rng
    bits: Bits = (word & WORD) ^ (word >> 32)
    state.rng = (word & WORD) * FACTOR + (word >> 32)
    return bits * n >> 32
