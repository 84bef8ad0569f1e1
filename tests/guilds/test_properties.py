"""What holds in every game, over random games with 2, 3 and 4 players."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.games.guilds.data import standard
from cothon.games.guilds.notation import Notation

from ..play_outs import examples, finished, steps
from .policies import busy

games = st.tuples(st.sampled_from([2, 3, 4]), st.integers(0, 2**64))
quick = examples(6)
RULES = "guilds/standard"
NAMES = Notation(standard())
DISCS = {"left": (3, 2, 1, 0), "middle": (2, 1, 0), "right": (3, 2, 0)}


def check_cards(data) -> None:
    """All 75 trade cards, and seven base cards a player."""
    rows = [data["market"], data["discard"], data["draw"]]
    for seat in data["seats"]:
        own = seat["hand"] + seat["played"]
        assert sum(card.startswith("base:") for card in own) == 7
        rows.append([card for card in own if not card.startswith("base:")])
    assert Counter(card for row in rows for card in row) == Counter(NAMES.cards[:75])


def check_ships(data) -> None:
    ships = [ship for ship in data["harbour"] if ship] + data["pile"] + data["bottom"]
    for seat in data["seats"]:
        ships += seat["ships_up"] + seat["ships_down"]
    ships += [step["ship"] for step in data.get("pending", {}).get("steps", []) if step["step"] == "expedition"]
    assert Counter(ships) == Counter(NAMES.ships)


def check_discs(data) -> None:
    """Eleven a player, wherever they are."""
    for seat, shown in enumerate(data["seats"]):
        residence = sum(DISCS[column][freed] for column, freed in shown["residence"].items())
        rows = [data["docks"], data["warship"], data["anchor"], data["hall"].values(), *data["tiles"].values()]
        placed = sum(1 for row in rows for owner in row if owner == seat)
        assert shown["available"] + residence + placed + data["forum"][seat] == 11
        assert shown["available"] >= 0


@quick
@given(games, st.sampled_from([None, "open"]))
def test_random_play_never_stalls_and_everything_is_accounted_for(game, chance):
    players, seed = game
    table = cothon.new_table(RULES, players, seed=seed, chance=chance)
    turns = Counter()
    for at in steps(table, seed, busy if seed % 2 else lambda legal: legal):
        legal = at.legal_moves()
        assert bool(legal) == (at.turn is not None)
        assert legal == sorted(set(legal))
        data = at.position()
        check_cards(data)
        check_ships(data)
        check_discs(data)
        assert len(data["markers"]) <= 2
        assert len(data["neutral"]) <= 4 - players
        if "pass" in legal:
            turns[at.turn, data["decade"], data["round"]] += 1
    assert len(turns) == 15 * players
    assert table.ending == "third decade"
    assert table.winners()
    assert table.scores() == [sheet["total"] for sheet in table.score_sheet()]


@quick
@given(games, st.sampled_from([None, "open"]))
def test_positions_make_the_round_trip_from_any_moment(game, chance):
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed, chance=chance), seed, busy):
        if rng.random() < 0.4:
            continue
        data = json.loads(json.dumps(at.position()))
        back = cothon.from_position(data)
        assert back.position() == data
        assert (back.turn, back.legal_moves()) == (at.turn, at.legal_moves())


@quick
@given(games, st.sampled_from([None, "open"]))
def test_records_make_the_round_trip_from_any_moment(game, chance):
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed, chance=chance), seed):
        if rng.random() < 0.02 or at.turn is None:
            record = json.loads(json.dumps(at.record()))
            again = cothon.replay(record)
            assert again.record() == record
            assert again.position() == at.position()


@quick
@given(games)
def test_a_record_from_the_middle_can_be_played_on(game):
    players, seed = game
    table = cothon.new_table(RULES, players, seed=seed)
    for count, _ in enumerate(steps(table, seed)):
        if count == 40:
            break
    loaded = cothon.from_position(table.position(), seed=1)
    assert finished(cothon.replay(finished(loaded, 2).record()), 3).winners() == loaded.winners()


@quick
@given(games)
def test_copies_are_independent(game):
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed), seed):
        if rng.random() < 0.01:
            before = (at.position(), at.record())
            finished(at.copy(), seed + 1)
            assert (at.position(), at.record()) == before


@quick
@given(games)
def test_the_same_seed_gives_the_same_game(game):
    players, seed = game
    one = finished(cothon.new_table(RULES, players, seed=seed), seed)
    other = finished(cothon.new_table(RULES, players, seed=seed), seed)
    assert one.record() == other.record()


@quick
@given(games)
def test_G11_1_re_dealing_what_a_seat_cannot_know_changes_neither_view_nor_moves(game):
    """Secrecy: everything a seat is shown follows from what it may know."""
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed), seed, busy):
        if rng.random() < 0.4:
            continue
        seat = rng.choice([None, *range(players)])
        other = at.determinize(seat, rng.getrandbits(32))
        assert other.view(seat) == at.view(seat)
        assert other.turn == at.turn
        assert bool(other.legal_moves()) == (at.turn is not None)
        if seat == at.turn:
            assert other.legal_moves() == at.legal_moves()
        check_cards(other.position())


@quick
@given(games)
def test_a_view_can_be_turned_into_a_state_that_looks_the_same(game):
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed), seed, busy):
        if rng.random() < 0.4:
            continue
        seat = rng.choice([None, *range(players)])
        view = json.loads(json.dumps(at.view(seat)))
        assert at.game.view(at.game.from_view(view), seat) == view


@quick
@given(games)
def test_being_asked_or_not_tells_nothing_about_a_hand(game):
    """After any move of another seat, the next step is the same in every deal the viewer holds possible."""
    players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(RULES, players, seed=seed, chance="open"), seed, busy):
        mover = at.turn
        if mover in (None, cothon.CHANCE) or rng.random() > 0.3:
            continue
        other = at.determinize((mover + 1) % players, rng.getrandbits(32))
        for move in set(at.legal_moves()) & set(other.legal_moves()):
            one, two = at.copy(), other.copy()
            one.play(move)
            two.play(move)
            assert one.turn == two.turn
            assert one.position().get("pending") == two.position().get("pending")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_of_an_open_table_leaves_chance_without_outcomes(players):
    for at in steps(cothon.new_table(RULES, players, chance="open"), 5):
        if at.turn == cothon.CHANCE:
            assert sum(at.chance_outcomes().values()) == pytest.approx(1)
            assert sorted(at.chance_outcomes()) == at.legal_moves()


@pytest.mark.parametrize(("players", "decisions"), [(2, 121), (3, 181), (4, 239)])
def test_a_random_game_has_as_many_decisions_as_the_notation_says(players, decisions):
    counts = []
    for seed in range(24):
        table = cothon.new_table(RULES, players, seed=seed)
        counts.append(sum(1 for _ in steps(table, seed)) - 1)
    assert sum(counts) / len(counts) == pytest.approx(decisions, rel=0.06)


def test_every_refusal_of_guilds_has_words():
    """Each move of the notation, at each kind of moment: a code, a sentence, and nothing changed."""
    rng = random.Random(3)
    moments = {}
    for at in steps(cothon.new_table(RULES, 3, seed=3, chance="open"), 3, busy):
        if at.turn is not None:
            step = at.position().get("pending", {"steps": [{"step": "turn"}]})["steps"][-1]
            moments.setdefault((step["step"], step.get("for")), at.copy())
    assert len(moments) > 20
    for table in moments.values():
        legal, before = set(table.legal_moves()), table.position()
        for move in rng.sample(NAMES.moves, 80):
            if move not in legal:
                with pytest.raises(cothon.IllegalMove) as refusal:
                    table.play(move)
                assert refusal.value.code == "wrong-moment" or refusal.value.code.startswith("not-offered-")
                assert str(refusal.value).endswith(")")
        assert table.position() == before
