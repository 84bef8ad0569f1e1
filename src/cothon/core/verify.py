"""A dealer that players can check: its seed is promised by a hash before the first card and shown after the end."""

from __future__ import annotations

import hashlib

from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.record import is_hex, read_record, record_start
from cothon.core.refusal import BadRecord
from cothon.core.sizes import CHANCE

SEED_BYTES = 32


def seed_text(seed: int) -> str:
    """64 hex digits, as records have it: too long for the numbers of many programs."""
    return seed.to_bytes(SEED_BYTES, "big").hex()


def commitment(seed: int) -> str:
    """SHA-256 of the seed's 32 bytes."""
    return hashlib.sha256(seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def verify(game: Game, record: Json) -> int:
    """Deal a finished game again from its seed; the number of chance moves that agreed, or the reason why not."""
    seed = promised_seed(record)
    read_record(game, record)
    state = record_start(game, record)
    dealer = Dealer(seed)
    foreign = record.get("dealt_from", 0)  # moves that were imported with the table, which another dealer dealt
    if foreign > len(record["moves"]):
        raise BadRecord("verify-dealt-from")
    checked = 0
    for index, text in enumerate(record["moves"]):
        move = game.number(state, text)
        if state.mover() == CHANCE and index >= foreign:
            dealt = state.chance_case(dealer.below(state.chance_cases()))
            if dealt != move:
                raise BadRecord("verify-dealt", number=index + 1, move=text, dealt=game.text(state, dealt))
            checked += 1
        assert move is not None  # read_record has played it
        state.play(move)
    return checked


def promised_seed(record: Json) -> int:
    seed, promise = record.get("seed"), record.get("commitment")
    if not is_hex(promise):
        raise BadRecord("verify-no-commitment")
    if not is_hex(seed):
        raise BadRecord("verify-no-seed")
    number = int(str(seed), 16)
    if commitment(number) != promise:
        raise BadRecord("verify-commitment")
    return number
