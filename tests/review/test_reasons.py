"""What reviews count in a game is declared, told apart and told in words."""

from dataclasses import replace
from itertools import product

import pytest

import cothon
from cothon.core.game import Game
from cothon.core.words import Thing, has, languages, parts, text_of
from cothon.games import GAMES
from cothon.review import playing_on, playouts
from cothon.review.decisions import decisions_of
from cothon.review.figures import estimate, estimate_from_sums
from cothon.review.playing_on import (
    GROUPS,
    OTHERS,
    POINTS_SLOT,
    SLOTS,
    SOON,
    THINGS,
    WHOLE,
    WHOSE,
    Count,
    amount_at,
    count_at,
    glancing,
    play_pairs,
)
from cothon.review.reasons import Reason, overlaps
from cothon.review.scale import accuracy_of_decision, label_of, mistake_at

from ..elsewhere import pearls_known
from ..play_outs import finished

COUNTED = [(game, kind) for game in GAMES for kind in game.counted]


@pytest.mark.parametrize(
    ("game", "kind"), COUNTED, ids=[f"{game.name}-{game.event_kinds[k].name}" for game, k in COUNTED]
)
def test_every_counted_kind_has_words_in_every_language(game: Game, kind: int) -> None:
    name, counted = game.event_kinds[kind].name, game.counted[kind]
    values: dict[str, str | Thing] = {"side": "one", "name": Thing("player", "0", "Elissa"), "value": "all"}
    values |= {"played": "1.0", "better": "2.5"}
    keys = [f"{game.name}-reason-{name}", f"{game.name}-reason-soon-{name}"]
    for language, key, more in product(languages(), keys, ("yes", "no")):
        assert has(key, language)
        text = text_of(parts(key, language, more=more, **values))
        assert "Elissa" in text
        assert "1.0" in text
        assert "2.5" in text
    assert counted.group is None or counted.group in game.event_kinds[kind].numbers
    assert amount_at(counted, game.event_kinds[kind].numbers) <= THINGS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_ledger_has_room_for_all_that_a_game_counts(game: Game) -> None:
    assert 2 + len(game.counted) <= SLOTS


def test_places_of_counts_are_all_different() -> None:
    places = [
        Count(w, s, o, g).place for w in range(2) for s in range(SLOTS) for o in range(WHOSE) for g in range(GROUPS)
    ]
    assert places == list(range(len(places)))
    assert [count_at(place).place for place in places] == places


@pytest.mark.parametrize("name", ["SLOTS", "WHOSE", "GROUPS", "OTHERS", "FIRST_SLOT", "POINTS_SLOT", "TURNS_SLOT"])
def test_what_plays_on_and_what_reads_it_agree_on_their_places(name: str) -> None:
    assert getattr(playing_on, name) == getattr(playouts, name)


def test_all_seats_are_told_apart_however_many_there_are() -> None:
    """Of five seats the last one is not taken for the others together."""
    with pearls_known():
        table = finished(cothon.new_table("pearls/short", 5, seed=3), 3)
        decision = next(one for one in decisions_of(table) if len(one.root.legal()) > 1)
        first, second, *_ = decision.root.legal()
        tally = play_pairs(table.game, decision, ([first], [second]), glancing(decision), 8, 1)
    own, *rivals, together = (
        tally.counts[Count(WHOLE, POINTS_SLOT, seat, 0).place].first for seat in (*range(5), OTHERS)
    )
    assert sum(rivals) == together
    assert min(own, *rivals) > 0


def test_what_happens_in_the_same_games_is_told_once() -> None:
    """A sale and its token; but not what two sides do, nor a mean beside a share of the games."""
    sale = reason_at(2, 1, 0.47, 0.03)
    assert overlaps(reason_at(3, 1, 0.47, 0.03), sale)
    assert not overlaps(reason_at(3, 0, 0.47, 0.03), sale)
    assert not overlaps(reason_at(3, 1, 0.47, 0.2), sale)
    assert not overlaps(replace(sale, kind="token", soon=False, count=Count(WHOLE, 3, 1, 0)), sale)


def reason_at(slot: int, whose: int, played: float, better: float) -> Reason:
    return Reason("sold", whose, None, True, played, better, (-1.0, 0.0), 0.5, Count(SOON, slot, whose, 0))


def test_labels_follow_from_one_constant() -> None:
    for players in (2, 3, 4):
        mistake = mistake_at(players)
        losses = (0.0, 0.4 * mistake, 0.6 * mistake, 1.1 * mistake, 2.1 * mistake)
        labels = [label_of(loss, loss == 0, players) for loss in losses]
        assert labels == ["best", "good", "inaccuracy", "mistake", "blunder"]
        assert accuracy_of_decision(mistake, players) == pytest.approx(50)


def test_estimates_know_how_sure_they_are() -> None:
    values = [0.1, 0.3, 0.2, 0.4]
    found, again = estimate(values), estimate_from_sums(sum(values), sum(v * v for v in values), len(values))
    assert (found.mean, found.error) == pytest.approx((again.mean, again.error))
    assert found.low < 0.25 < found.high
    assert estimate([0.5]).low == float("-inf")
