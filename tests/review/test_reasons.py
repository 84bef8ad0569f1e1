"""What reviews count in a game is declared, told apart and told in words."""

from dataclasses import replace
from itertools import product

import pytest

import cothon
from cothon.core.game import Game
from cothon.core.words import Thing, has, languages, parts, text_of
from cothon.games import GAMES, game_of
from cothon.games.traders.rules import events as e
from cothon.review import playing_on, playouts
from cothon.review.decisions import decisions_of
from cothon.review.figures import estimate, estimate_from_sums
from cothon.review.playing_on import (
    FIRST_SLOT,
    GROUPS,
    OTHERS,
    POINTS_SLOT,
    SLOTS,
    SOON,
    THINGS,
    WHOLE,
    WHOSE,
    Count,
    Sums,
    Tally,
    amount_at,
    count_at,
    glancing,
    play_pairs,
)
from cothon.review.reasons import Reason, is_consequence, is_sensible, is_total, overlaps, pick
from cothon.review.scale import accuracy_of_decision, label_of, mistake_at

from ..elsewhere import pearls_known
from ..play_outs import finished

TRADERS = game_of("traders/standard")
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


def traders_reason(kind: int, whose: int, played: float, better: float, soon: bool = False) -> Reason:
    slot = FIRST_SLOT + list(TRADERS.counted).index(kind)
    count = Count(SOON if soon else WHOLE, slot, whose, 0)
    seat = None if whose == OTHERS else whose
    return Reason(TRADERS.event_kinds[kind].name, seat, None, soon, played, better, (0.1, 0.2), 0.5, count)


def test_what_follows_from_another_reason_is_not_told_beside_it() -> None:
    """A sale brings its token; but what one rival sells does not bring another's token."""
    sale, token = traders_reason(e.SOLD, 1, 12.5, 10.7), traders_reason(e.TOKEN_GAINED, 1, 4.6, 4.1)
    assert pick(TRADERS, [sale, replace(token, explains=0.4)]) == [sale]
    assert pick(TRADERS, [token, replace(sale, explains=0.4)]) == [token]
    others = replace(token, seat=None, count=replace(token.count, whose=OTHERS))
    assert is_consequence(TRADERS, others, sale)
    assert not is_consequence(TRADERS, replace(token, count=replace(token.count, whose=2)), sale)
    assert is_consequence(TRADERS, token, traders_reason(e.SOLD, 1, 0.5, 0.3, soon=True))
    assert not is_consequence(TRADERS, traders_reason(e.BOUGHT, 1, 1.0, 2.0), sale)


def test_what_is_neither_good_nor_bad_is_told_where_there_is_nothing_else() -> None:
    sale, coins = traders_reason(e.SOLD, 0, 3.0, 4.0), replace(traders_reason(e.TAKEN, 0, 3.0, 5.0), explains=0.9)
    assert pick(TRADERS, [coins, sale]) == [sale]
    assert pick(TRADERS, [coins]) == [coins]


def test_that_one_does_what_one_chose_is_no_reason() -> None:
    """“Black takes a card within the round in 100 of 100 games” says only that Black went to the market."""
    tally = Tally(10)
    for whose, window, told in ((0, SOON, False), (0, WHOLE, True), (1, SOON, False), (1, WHOLE, False)):
        place = traders_reason(e.BOUGHT, whose, 0.0, 1.0, soon=window == SOON).count.place
        tally.counts[place] = Sums(0.0, 10.0, 10.0)
        assert is_sensible(TRADERS, place, tally) == told
    sale = traders_reason(e.SOLD, 0, 0.0, 1.0, soon=True).count.place
    tally.counts[sale] = Sums(0.0, 10.0, 10.0)
    assert is_sensible(TRADERS, sale, tally)


def test_points_are_not_told_where_a_reason_has_just_told_them() -> None:
    points = Reason("points", 0, None, False, 16.5, 18.6, (1.0, 3.0), 0.0, Count(WHOLE, POINTS_SLOT, 0, 0))
    assert is_total(TRADERS, points, traders_reason(e.SOLD, 0, 4.5, 6.6))
    assert not is_total(TRADERS, points, traders_reason(e.SOLD, 0, 4.5, 5.6))
    assert not is_total(TRADERS, points, traders_reason(e.SOLD, 1, 4.5, 6.6))


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
