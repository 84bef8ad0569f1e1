"""Sentences: plain words for every move and event in every language, and nothing of what is unseen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cothon
from cothon.core import words
from cothon.core.game import Json
from cothon.core.words import Words, text_of
from cothon.games.guilds.game import board_of
from cothon.games.guilds.text import gains, prospects, sentences, story
from cothon.games.guilds.text.events import KINDS as EVENTS
from cothon.games.guilds.text.notation import KINDS, kind_of

from ..boards import play
from ..play_outs import steps
from .boards import during, seat, table
from .policies import busy, fleet

# cards, ships, seats, tiles and places as the notation writes them, and numbers of rules
NOTATION = re.compile(
    r"[a-z]/[a-z0-9]|base:|\b\d{1,2}[ab]\b|\b(?:trading|warship) \d|[a-z]-\d"
    r"|achievement-tiles|ship-cards|victory-points|\{|\}|\$|guilds-|web-|\bG-R?\d|\bG\d"
)
GAMES = ((3, 3), (11, 2), (1, 4), (5, 3))  # all kinds of moves are in them
DECLINED = ("take", "swap", "residence", "dock", "deliver", "expedition", "returned", "setup", "deliver-further")
THINGS = {"player", "card", "ship", "effect", "space", "place", "good", "tile"}


def moves_of(seed: int, players: int) -> Iterator[tuple[cothon.Table, list[int]]]:
    """Every legal move of a random game, with the table at which it can be made."""
    table = cothon.new_table("guilds/standard", players=players, seed=seed, chance="open")
    rng = random.Random(seed)
    while table.turn is not None:
        legal = table.state.legal()
        yield table, legal
        table.play_number(rng.choice(legal))


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, list[Words]]]:
    """By language and key the sentences of some games."""
    found: dict[str, dict[str, list[Words]]] = {language: {} for language in words.languages()}
    for seed, players in GAMES:
        for at, legal in moves_of(seed, players):
            language = sorted(found)[(len(at.log) + seed) % len(found)]
            for move in legal[:12]:
                key = sentences.key_of(board_of(at.state), move)
                for one in {language, "en"}:
                    sentence = at.game.describe(at.state, move, at.names, one)
                    found[one].setdefault(key, []).append(sentence)
    return found


def test_no_sentence_holds_notation(told: dict[str, dict[str, list[Words]]]) -> None:
    all_told = {text_of(one) for by_key in told.values() for group in by_key.values() for one in group}
    assert len(all_told) > 500
    assert [sentence for sentence in all_told if NOTATION.search(sentence)] == []


def test_the_pattern_finds_notation() -> None:
    for text in (
        "pays glass/market/3.",
        "plays base:market.",
        "seat 9a",
        "delivers: trading 2",
        "tile coins-1",
        "(G4.1)",
    ):
        assert NOTATION.search(text), text


def test_no_message_for_a_player_holds_notation_or_a_rules_number() -> None:
    folder = Path(words.__file__).parents[1] / "games" / "guilds" / "locale"
    lines = [line for file in sorted(folder.glob("*.ftl")) for line in file.read_text("utf-8").splitlines()]
    told = [line.partition(" = ")[2] for line in lines if line.startswith(("guilds-", "refusal-guilds-"))]
    plain = [re.sub(r"\{[^}]*\}?", "", line) for line in told]
    assert len(plain) > 400
    assert [line for line in plain if NOTATION.search(line) or "decline" in line or "“done”" in line] == []


def test_every_kind_of_move_has_its_own_sentence(told: dict[str, dict[str, list[Words]]]) -> None:
    seen = {key.partition("-")[0] for key in told["en"]} - {"deal"}  # a card drawn unseen
    assert seen == {kind.partition("-")[0] for kind in KINDS}
    first_told = {min(map(text_of, group)): key for key, group in told["en"].items()}
    assert len(first_told) == len(told["en"])


def test_sentences_name_things_as_parts_with_their_notation(told: dict[str, dict[str, list[Words]]]) -> None:
    parts = [part for by_key in told.values() for group in by_key.values() for one in group for part in one]
    assert {part["kind"] for part in parts if "kind" in part} == THINGS - {"good"}
    ships = {part["id"]: part["text"] for part in parts if part.get("kind") == "ship"}
    assert all(len(name.split("/")) == 4 and "/" not in text for name, text in ships.items())
    sentence = next(one for one in told["en"]["pay-ship"])
    assert [part.get("kind") for part in sentence] == ["player", None, "card", None, "ship", None]


def test_every_sentence_of_the_table_exists_in_every_language() -> None:
    keys = {*sentences.BY_STEP.values(), *sentences.BY_MOVE.values()}
    keys |= {f"decline-{step}" for step in DECLINED}
    keys |= {kind for kind in KINDS if kind not in ("decline", "pay", "draw", "ship")}
    keys |= {f"event-{kind}" for kind in story.TOLD}
    missing = [(key, one) for key in keys for one in words.languages() if not words.has(f"guilds-{key}", one)]
    assert missing == []


def test_G11_2_unseen_cards_are_never_named() -> None:
    """Whatever card is dealt, everyone reads the same."""
    at = cothon.new_table("guilds/standard", players=3, seed=3, chance="open")
    rng, dealt = random.Random(3), 0
    while at.turn is not None and dealt < 20:
        legal = at.state.legal()
        if sentences.key_of(board_of(at.state), legal[0]) == "deal":
            dealt += 1
            told = {text_of(at.game.describe(at.state, move, at.names, "en")) for move in legal}
            assert len(told) == 1
        at.play_number(rng.choice(legal))
    assert dealt == 20


def lines_of(at: cothon.Table, language: str = "en", since: int = 0) -> list[str]:
    told = (at.game.tell(event, at.names, language) for event in at.events(since))
    return [text_of(one) for one in told if one]


def test_what_follows_by_itself_is_told_in_every_language_without_notation() -> None:
    assert {kind.name for kind in EVENTS.values()} >= set(story.TOLD)
    kinds = set()
    for seed in range(8):
        policy = (busy, fleet)[seed % 2]
        at = cothon.new_table("guilds/standard", 2 + seed % 3, seed=seed)
        for _ in steps(at, seed, policy):
            pass
        for event in at.events():
            for language in words.languages():
                told = text_of(at.game.tell(event, at.names, language))
                assert not NOTATION.search(told), told
                kinds |= {event["kind"]} if told else set()
    rare = {"gap", "returned", "disc", "bonus", "emptied"}  # they have tests of their own below
    assert kinds >= set(story.TOLD) - rare


def test_G6_1_an_expedition_tells_how_it_came_out() -> None:
    game = table(seat("dyes/market/6"), seat(), warship=[0], chance="open")
    play(game, "act delivery, play base:delivery, deliver warship, pay dyes/market/6")
    lost = game.copy()
    game.play(next(move for move in game.legal_moves() if move.endswith("/1")))
    assert "The expedition succeeds, strength 1 against danger 1" in lines_of(game)[-1]
    lost.play(next(move for move in lost.legal_moves() if move.endswith("/6")))
    assert lines_of(lost)[-1] == "The expedition fails, strength 1 against danger 6: one card is drawn."


def test_G6_4_the_last_ship_tells_what_stays_empty_and_who_gets_discs_back() -> None:
    own = seat("dyes/market/6")
    ships = table(own, seat()).position()["pile"]
    more: Json = {"space": "delivery", "own": own, "docks": [0]}
    game = during("deliver", others=(seat(ships_down=ships[1:]),), warship=[1], pile=ships[:1], **more)
    play(game, "deliver trading 1, pay dyes/market/6")
    assert f"{game.names[1]} gets a disc back: there is no longer a ship for it." in lines_of(game)
    game = during("deliver", others=(seat(ships_down=ships),), pile=[], **more)
    play(game, "deliver trading 1, pay dyes/market/6")
    assert "No ship is left to move up: place 1 of the trading harbour stays empty." in lines_of(game)


def test_G9_1_an_empty_column_and_bonus_seats_are_told() -> None:
    own = seat("dyes/market/6 dyes/trading/6 dyes/delivery/6", residence={"left": 2})
    game = during("residence", space="residence", own=own)
    play(game, "free left, pay dyes/market/6, pay dyes/trading/6, pay dyes/delivery/6")
    assert lines_of(game)[:2] == ["Bonus guild seats: now 3.", "The left column is empty: one more guild seat."]


def test_G8_a_disc_on_the_anchor_is_told() -> None:
    own = seat(ships_up=["oils/commando/5/1"])
    game = during(
        {"step": "dock", "harbour": "warship"},
        space="warship",
        own=own,
        others=(seat(), seat()),
        warship=[0, 1, 2],
        harbour=[],
    )
    game.play("use commando")
    assert lines_of(game) == ["The disc goes to the anchor."]


def test_G_R8_an_action_given_up_is_told_by_the_move_one_without_a_choice_by_its_event() -> None:
    declined = during("residence", space="residence", own=seat())
    declined.play("decline")
    assert lines_of(declined)[:1] != ["Nothing can be done at Residence now."]
    game = play(table(seat(), seat(), harbour=[]), "act delivery, play base:delivery")
    assert lines_of(game)[0] == "Nothing can be done at Harbour Delivery now."


def test_what_a_choice_would_bring_is_told_in_words() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(4):
        for at, legal in moves_of(seed, 3):
            if at.state.mover() < 0:
                continue
            move = legal[len(at.log) % len(legal)]
            after = at.state.clone()
            after.play(move)
            language = words.languages()[len(at.log) % 4]
            events = at.game.foretold([(at.state.clone(), move)], after, [], language)
            told.setdefault(kind_of(move)[0], set()).update(map(text_of, events))
    assert set(prospects.WORDS) <= set(told)
    assert all(told[kind] for kind in prospects.WORDS)
    assert [event for group in told.values() for event in group if NOTATION.search(event)] == []


def test_G4_1_one_card_of_a_good_is_one() -> None:
    game = during("take", space="market", market="oils/market/5")
    move = game.check("take oils/market/5")
    assert text_of(game.game.foretold([(game.state, move)], game.state, [], "en")[0]) == (
        "You would then hold one card with oils, and your hand would be worth 5 coins."
    )


def test_G4_2_what_events_tell_is_not_foretold_again() -> None:
    own = seat("cedar/residence/6 cedar/market/5")
    game = during("residence", space="residence", own=own)
    before, move = game.state.clone(), game.check("free middle")
    foretold = [text_of(one) for one in game.game.foretold([(before, move)], before, [], "en")]
    assert "Strength: 1 → 3." in foretold
    play(game, "free middle, pay cedar/residence/6, pay cedar/market/5")
    assert "Strength is now 3." in lines_of(game)
    foretold = [text_of(one) for one in game.game.foretold([(before, move)], game.state, game.events(), "en")]
    assert "Strength: 1 → 3." not in foretold


def test_G9_2_the_points_of_a_tile_are_those_of_the_score_sheet() -> None:
    """With the disc placed, however it is paid for."""
    checked = 0
    for seed in range(6):
        for at, legal in moves_of(seed, 2):
            mover = at.state.mover()
            for move in legal if mover >= 0 else ():
                if kind_of(move)[0] == "tile":
                    after = gains.paid(board_of(at.state), move)
                    points = at.game.score_sheet(after, [])[mover]["tiles"]
                    sentence = text_of(at.game.foretold([(at.state, move)], at.state, [], "ja")[1])
                    tile = at.game.text(at.state, move).partition(" ")[2]
                    assert f"は{points[tile]}点" in sentence
                    checked += 1
    assert checked > 10
