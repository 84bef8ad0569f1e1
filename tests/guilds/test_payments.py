"""A set of cards has one path: all paths of a payment, beside all sets that the rules allow."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.games.guilds.card_file.card_set import standard
from cothon.games.guilds.text.notation import Notation

from ..play_outs import examples
from .boards import BASE, DOCKED, during, seat, table

TRADE = Notation(standard()).cards[:75]
quick = examples(60)
hands = st.lists(st.sampled_from(TRADE), max_size=8, unique=True)
OPULENCES = ["jewelry/opulence/5/1", "cedar/opulence/7/3", "glass/opulence/8/5"]


def coins(card: str) -> int:
    return int(card.split("/")[2])


def good(card: str) -> str:
    return card.split("/")[0]


def shows(card: str) -> str:
    return card.split(":")[1] if card.startswith("base") else card.split("/")[1]


def paths(game: cothon.Table, word: str) -> list[tuple[str, ...]]:
    """Every line of moves of one kind until something else is asked."""
    step = game.position().get("pending", {}).get("steps", [{}])[-1]
    if game.turn != 0 or step.get("step") != word:
        return [()]
    chosen = [move for move in game.legal_moves() if move.startswith(f"{word} ")]
    found = []
    for move in chosen:
        after = game.copy()
        after.play(move)
        found += [(move.split()[1], *rest) for rest in paths(after, word)]
    return found


def as_sets(lines: list[tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    return Counter(tuple(sorted(line)) for line in lines)


@quick
@given(hands, st.sampled_from(["seat 8a", "seat 9b", "seat 11a", "seat forum"]))
def test_G_R1_payments_in_coins(hand: list[str], place: str) -> None:
    cost = {"seat 8a": 8, "seat 9b": 9, "seat 11a": 11, "seat forum": 12}[place]
    game = during("after", space="market", own=seat(" ".join(hand)), harbour=[], markers=["market"])
    wanted = {
        tuple(sorted(cards))
        for size in range(1, 7)
        for cards in combinations(hand, size)
        if sum(map(coins, cards)) >= cost > sum(map(coins, cards)) - min(map(coins, cards))
    }
    assert (place in game.legal_moves()) == bool(wanted)
    if wanted:
        game.play(place)
        assert as_sets(paths(game, "pay")) == Counter(wanted)


@quick
@given(hands, st.integers(0, 3), st.sampled_from(["left", "middle", "right"]))
def test_G4_2_payments_of_a_column_with_any_number_of_opulences(hand: list[str], opulences: int, column: str) -> None:
    kinds, price = {"left": (("dyes", "oils", "glass"), 3), "middle": (("cedar",), 2), "right": (("jewelry",), 2)}[
        column
    ]
    wanted = {
        tuple(sorted(cards))
        for cards in combinations(hand, price)
        if price - max(sum(good(card) == kind for card in cards) for kind in kinds) == opulences
    }
    step = {"step": "residence", "opulence": opulences}
    own = seat(" ".join(hand), ships_down=OPULENCES)
    try:
        game = during("after", step, space="residence", own=own, harbour=[])
    except cothon.BadPosition:
        assert not wanted
        return
    assert (f"free {column}" in game.legal_moves()) == bool(wanted)
    if wanted:
        game.play(f"free {column}")
        assert as_sets(paths(game, "pay")) == Counter(wanted)


@quick
@given(hands, st.lists(st.sampled_from(range(7)), max_size=4, unique=True), st.integers(0, 3), st.booleans())
def test_G3_1_cards_for_a_space(hand: list[str], base: list[int], others: int, favour: bool) -> None:
    own = hand + [BASE[i] for i in base]
    need = 1 + others
    plain = {
        tuple(sorted(cards)) for cards in combinations(own, need) if any(shows(card) == "market" for card in cards)
    }
    other = {
        tuple(sorted(cards)) for cards in combinations(own, need) if all(shows(card) != "market" for card in cards)
    }
    up = ["cedar/favour/5/1"] if favour else []
    seats = [seat(disc="market" if i < others else None) for i in range(3)]
    game = table({"hand": own, "ships_up": up}, *seats, harbour=DOCKED[:1])
    assert ("act market" in game.legal_moves()) == bool(plain or (favour and other))
    if "act market" in game.legal_moves():
        game.play("act market")
        assert as_sets(paths(game, "play")) == Counter(plain)
        assert ("use favour" in game.legal_moves()) == bool(favour and other)
        if favour and other:
            game.play("use favour")
            assert as_sets(paths(game, "play")) == Counter(other)
