"""The review of a game: its numbers add up, it repeats itself, it knows no secrets."""

import json

import pytest

import cothon
from cothon.core.build import is_compiled
from cothon.core.game import Json
from cothon.review.decisions import decisions_of
from cothon.review.reviewing import Progress
from cothon.review.scale import LABELS

from .games import QUICK, new_table, played, reviewed

RULES = ("traders/standard", "guilds/standard") if is_compiled() else ("traders/standard",)
NO_RESULT = {"ending": None, "scores": None, "winners": None}
SHORT = 60 if is_compiled() else 20  # moves of a record
BOTS = ("apprentice", "novice") if is_compiled() else ("novice", "novice")


@pytest.mark.parametrize("rules", RULES)
def test_result_is_start_and_decisions_and_luck(rules: str) -> None:
    review, table = reviewed(rules, *BOTS), played(rules, *BOTS)
    shares = [1 / len(table.winners()) if seat in table.winners() else 0 for seat in range(table.players)]
    for player in review.players:
        start = review.stretches[0].win[player.seat]
        total = start - player.lost + player.others + player.luck
        assert total == pytest.approx(shares[player.seat], abs=1e-9)


@pytest.mark.parametrize("rules", RULES)
def test_every_stretch_begins_where_the_last_one_ended(rules: str) -> None:
    review = reviewed(rules, *BOTS)
    for earlier, later in zip(review.stretches, review.stretches[1:], strict=False):
        assert earlier.end == pytest.approx(later.win, abs=1e-9)
        assert sum(later.win) == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("rules", RULES)
def test_a_decision_never_gains(rules: str) -> None:
    for one in reviewed(rules, *BOTS).examined:
        assert one.loss >= 0.0
        assert one.change[one.decision.seat] == pytest.approx(-one.loss)
        assert sum(one.change) == pytest.approx(0.0, abs=1e-6)


def test_the_data_are_those_of_the_contract() -> None:
    data = json.loads(json.dumps(reviewed(RULES[0], *BOTS).data()))
    assert list(data) == ["players", "course", "decisions", "turning_points", "effort"]
    assert {"accuracy", "lost", "luck"} <= set(data["players"][0])
    steps = {decision["step"] for decision in data["decisions"]}
    assert set(data["turning_points"]) <= steps
    for decision in data["decisions"]:
        assert decision["label"] in LABELS
        assert decision["loss"] == pytest.approx(decision["win_best"] - decision["win_played"], abs=2e-4)
        assert (decision["loss"] == 0) == (decision["played"] == decision["best"])


def test_every_decision_can_be_played_as_its_step_says() -> None:
    review, record = reviewed(RULES[0], *BOTS), played(RULES[0], *BOTS).record()
    for decision in review.data()["decisions"][::9]:
        before = record | {"moves": record["moves"][: decision["step"]], "chance": "open"} | NO_RESULT
        for choice in (decision["played"], decision["best"]):
            cothon.replay(before).play_all(choice, decision["seat"])


def test_the_best_move_is_told_beside_what_looked_best() -> None:
    """Its reasons compare the two; elsewhere there is nothing of the kind."""
    for decision in reviewed(RULES[0], *BOTS).data()["decisions"]:
        assert ("natural" in decision.get("told", {})) == (decision["turning"] == "best")


def test_what_came_up_is_told_where_it_was_luck() -> None:
    for decision in reviewed(RULES[0], *BOTS).data()["decisions"]:
        assert ("next" in decision.get("told", {})) == (decision["turning"] == "luck")


def test_decisions_and_what_followed_them_make_up_the_log() -> None:
    table = played(RULES[0], *BOTS)
    decisions = decisions_of(table)
    moves = [move for one in decisions for move in (*one.played, *one.then)]
    assert moves == [move for _, move in table.log[decisions[0].step :]]


def test_the_same_review_twice_on_any_number_of_threads() -> None:
    record = short_record()
    first, second = (cothon.review(record, effort=QUICK, threads=threads).data() for threads in (1, 2))
    assert first == second
    assert cothon.review(record, effort=QUICK, seed=1).data() != first


def test_hidden_cards_do_not_matter() -> None:
    """What a seat cannot know is dealt anew: its decision is judged the same."""
    table = new_table(RULES[-1], 2, seed=3, chance="open")
    while not isinstance(table.turn, int) or len(table.legal_moves()) < 3 or len(table.log) < SHORT // 5:
        table.play(table.legal_moves()[0])
    reviews = []
    for seed in range(3):
        other = table.determinize(table.turn, seed)
        other.play_all(other.choices()[0])
        reviews.append(cothon.review(other.record(), effort=QUICK).data()["decisions"][0])
    assert reviews[0] == reviews[1] == reviews[2]


def short_record() -> Json:
    """A few turns only."""
    record = played(RULES[0], *BOTS).record()
    return record | {"moves": record["moves"][:SHORT], "chance": "open"} | NO_RESULT


def test_an_unfinished_record_is_reviewed_as_far_as_it_goes() -> None:
    record = short_record()
    review = cothon.review(record, effort=QUICK)
    assert review.result is None
    assert 0 < len(review.examined) <= len(decisions_of(cothon.replay(record)))
    assert review.data()["course"][-1]["step"] == SHORT


def test_only_the_seats_that_are_asked_for() -> None:
    data = cothon.review(short_record(), seats=[1], effort=QUICK).data()
    assert [player["seat"] for player in data["players"]] == [1]
    told = [decision for decision in data["decisions"] if decision["turning"] != "luck"]
    assert {decision["seat"] for decision in told} == {1}
    assert len(data["course"][0]["win"]) == 2


def test_progress_brings_what_is_found_so_far() -> None:
    shares, found = [], []

    def look(progress: Progress) -> None:
        shares.append(progress.share)
        found.append(len(progress.review().data()["decisions"]))

    cothon.review(short_record(), effort=QUICK, progress=look)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert found[0] == 0
    assert found[-1] > found[0]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 99}, "record-too-new"),
        ({"moves": ["buy the moon"]}, "bad-move-in-record"),
        ({"rules": "traders/none"}, "record-rules"),
        ({"moves": None}, "record-without-moves"),
    ],
)
def test_a_bad_record_is_refused_in_words(change: Json, code: str) -> None:
    with pytest.raises(cothon.BadRecord) as refused:
        cothon.review(short_record() | change)
    assert refused.value.code == code
    assert str(refused.value)


@pytest.mark.parametrize("wrong", [{"effort": 0}, {"effort": "much"}, {"seats": [7]}, {"seed": "x"}, {"threads": 0}])
def test_a_bad_request_is_refused(wrong: Json) -> None:
    with pytest.raises(cothon.BadRequest):
        cothon.review(short_record(), **wrong)


def test_a_record_without_decisions_has_a_review_without_any() -> None:
    record = cothon.new_table("traders/standard", 2, chance="open").record()
    data = cothon.review(record).data()
    assert not data["decisions"]
    assert not data["turning_points"]
    assert not data["course"]
    assert [player["accuracy"] for player in data["players"]] == [None, None]
