"""Who deals at a table: a stream of random numbers that follows from the seed alone.

SHA-256 in counter mode, so that nobody can tell the next card from those before, and anyone who is
given the seed afterwards can deal the game again.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from struct import Struct

from cothon.core.brief import brief
from cothon.core.refusal import BadRequest

WORD_BYTES = 8
SEED_BITS = 4096  # of the longest seed
WORDS = 2 ** (8 * WORD_BYTES)
first_word = Struct(">Q").unpack_from


class Dealer:
    def __init__(self, seed: int | None = None, dealt: int = 0) -> None:
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise BadRequest("bad-seed", seed=brief(seed))
        if seed is not None and seed.bit_length() > SEED_BITS:
            raise BadRequest("bad-seed", key="long-seed", bits=SEED_BITS)
        self.seed = secrets.randbits(256) if seed is None else seed
        self.prefix = b"cothon %d " % self.seed
        self.dealt = dealt  # words used so far

    @classmethod
    def apart(cls, seed: int) -> Dealer:
        """Unrelated to the dealer of the same seed: for copies that must not foretell the real cards."""
        digest = sha256(f"cothon apart {cls(seed).seed}".encode()).digest()
        return cls(int.from_bytes(digest, "big"))

    def copy(self) -> Dealer:
        return Dealer(self.seed, self.dealt)

    def word(self) -> int:
        digest = sha256(self.prefix + b"%d" % self.dealt).digest()
        self.dealt += 1
        return first_word(digest)[0]  # type: ignore[no-any-return]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all exactly equally likely."""
        word = self.word()
        while word >= WORDS - n and word >= WORDS - WORDS % n:  # what is below the first needs no division
            word = self.word()
        return word % n
