"""Sentences: plain words for every move in every language, and nothing of what is unseen."""

from __future__ import annotations

import random
import re

import pytest

import cothon
from cothon.core import words
from cothon.games.guilds import prospects, sentences
from cothon.games.guilds.cards import REVEAL_STEP
from cothon.games.guilds.notation import KINDS, kind_of

# cards, ships, seats, tiles and places as the notation writes them
NOTATION = re.compile(
    r"[a-z]/[a-z0-9]|base:|\b\d{1,2}[ab]\b|\b(?:trading|warship) \d|[a-z]-\d"
    r"|achievement-tiles|ship-cards|victory-points|\{|\}|\$|guilds-|web-"
)
GAMES = ((3, 3), (11, 2), (1, 4), (5, 3))  # all kinds of moves are in them
DECLINED = ("take", "swap", "residence", "dock", "deliver", "expedition", "returned", "setup")


def moves_of(seed: int, players: int):
    """Every legal move of a random game, with the state in which it can be made."""
    table = cothon.new_table("guilds/standard", players=players, seed=seed, chance="open")
    rng = random.Random(seed)
    while table.turn is not None:
        legal = table.state.legal()
        yield table, legal
        table.play_number(rng.choice(legal))


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, set[str]]]:
    """By language and key the sentences of some games."""
    found: dict[str, dict[str, set[str]]] = {language: {} for language in words.languages()}
    for seed, players in GAMES:
        for table, legal in moves_of(seed, players):
            language = sorted(found)[(len(table.log) + seed) % len(found)]
            for move in legal[:12]:
                key = sentences.key_of(table.state, move)
                for one in {language, "en"}:
                    sentence = table.game.describe(table.state, move, table.names, one)
                    found[one].setdefault(key, set()).add(sentence)
    return found


def test_no_sentence_holds_notation(told):
    all_told = {sentence for by_key in told.values() for group in by_key.values() for sentence in group}
    assert len(all_told) > 500
    assert [sentence for sentence in all_told if NOTATION.search(sentence)] == []


def test_the_pattern_finds_notation():
    for text in ("pays glass/market/3.", "plays base:market.", "seat 9a", "delivers: trading 2", "tile coins-1"):
        assert NOTATION.search(text), text


def test_every_kind_of_move_has_its_own_sentence(told):
    seen = {key.partition("-")[0] for key in told["en"]} - {"deal"}  # a card drawn unseen
    assert seen == {kind.partition("-")[0] for kind in KINDS}
    first_told = {min(group): key for key, group in told["en"].items()}
    assert len(first_told) == len(told["en"])


def test_every_sentence_of_the_table_exists_in_every_language():
    keys = {*sentences.BY_STEP.values(), *sentences.BY_MOVE.values()}
    keys |= {f"decline-{step}" for step in DECLINED}
    keys |= {kind for kind in KINDS if kind not in ("decline", "pay", "draw", "ship")}
    missing = [(key, one) for key in keys for one in words.languages() if not words.has(f"guilds-{key}", one)]
    assert missing == []


def test_unseen_cards_are_never_named():
    """G11.2: whatever card is dealt, everyone reads the same."""
    table = cothon.new_table("guilds/standard", players=3, seed=3, chance="open")
    rng, dealt = random.Random(3), 0
    while table.turn is not None and dealt < 20:
        legal = table.state.legal()
        if sentences.key_of(table.state, legal[0]) == "deal":
            dealt += 1
            told = {table.game.describe(table.state, move, table.names, "en") for move in legal}
            assert len(told) == 1
        table.play_number(rng.choice(legal))
    assert dealt == 20


def test_an_expedition_tells_how_it_came_out():
    endings = set()
    for seed in range(8):
        table = cothon.new_table("guilds/standard", players=2, seed=seed, chance="open")
        rng = random.Random(seed)
        while table.turn is not None:
            before = table.state.clone()
            move = rng.choice(before.legal())
            table.play_number(move)
            events = table.game.consequences(before, table.state, table.names, "en")
            assert not [event for event in events if NOTATION.search(event)]
            if kind_of(move)[0] == "ship" and before.step[before.depth - 1][0] == REVEAL_STEP:
                endings |= {event.split()[2] for event in events if event.startswith("The expedition")}
    assert {word.strip(":") for word in endings} == {"succeeds", "fails"}


def test_what_a_choice_would_bring_is_told_in_words():
    told: dict[str, set[str]] = {}
    for seed in range(4):
        for table, legal in moves_of(seed, 3):
            if table.state.mover() < 0:
                continue
            move = legal[len(table.log) % len(legal)]
            after = table.state.clone()
            after.play(move)
            language = words.languages()[len(table.log) % 4]
            events = table.game.foretold([(table.state.clone(), move)], after, language)
            told.setdefault(kind_of(move)[0], set()).update(events)
    assert set(prospects.WORDS) <= set(told)
    assert all(told[kind] for kind in prospects.WORDS)
    assert [event for group in told.values() for event in group if NOTATION.search(event)] == []


def test_the_points_of_a_tile_are_those_of_the_score_sheet():
    """G9.2: with the disc placed, however it is paid for."""
    checked = 0
    for seed in range(6):
        for table, legal in moves_of(seed, 2):
            if table.state.mover() < 0:
                continue
            for move in legal:
                if kind_of(move)[0] == "tile":
                    after = prospects.paid(table.state, move)
                    points = table.game.score_sheet(after)[table.turn]["tiles"]
                    sentence = table.game.foretold([(table.state, move)], table.state, "de")[1]
                    tile = table.game.text(table.state, move).partition(" ")[2]
                    assert f" {points[tile]} " in sentence
                    checked += 1
    assert checked > 10
