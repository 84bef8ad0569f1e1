"""House rules: other values of the switches, played, kept and refused like any rule set."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.bots.entrants import make
from cothon.cli import main
from cothon.core import words
from cothon.core.house import Count, HouseRules, with_house
from cothon.games import house_of
from cothon.games.traders.engine import Traders
from cothon.games.traders.game import TradersGame
from cothon.games.traders.rule_sets import CLASSIC, PLAYERS, RULE_SETS
from cothon.games.traders.text import position as positions
from cothon.lab.arena import arena
from cothon.research.batch import Batch

from ..boards import play, refused, seat, table
from ..houses import random_house
from ..play_outs import examples, finished, steps

HARBOUR = cothon.house_rules("traders/classic", new_market=3, pirates_from=2)
DECK = {f"{colour}{value}": count for colour in "RBYG" for value, count in ((2, 11), (3, 9), (5, 7))}
seeds = st.integers(0, 2**32)


def bad(based_on: str = "traders/classic", **switches: Any) -> cothon.BadRequest:
    with pytest.raises(cothon.BadRequest) as caught:
        cothon.house_rules(based_on, **switches)
    return caught.value


def all_cards(data: dict[str, Any]) -> dict[str, int]:
    rows = [data["market"], data["farm"], data["discard"], data["draw"]]
    rows += [one[row] for one in data["seats"] for row in ("hand", "stock", "stored", "vp", "vp_unseen")]
    cards = [card for row in rows for card in row]
    return {card: cards.count(card) for card in DECK}


def test_T5_2_house_rules_lay_out_what_they_say() -> None:
    assert len(cothon.new_table(cothon.house_rules("traders/zman", farm_at_start=7), 2).position()["farm"]) == 7
    game = table("classic", seat("R5"), seat(), market="B2", farm="G2", house={"new_market": 3, "new_farm": 0})
    play(game, "buy, pay R5")
    assert len(game.position()["market"]) == 1 + 3
    assert game.position()["farm"] == []


def test_T6_4_pirates_wait_where_the_house_says_and_everyone_follows() -> None:
    seats = seat("B5 Y2 Y3", stock="R5 B2"), seat("G2", stock="B3")
    printed = table("classic", *seats, market="G5", farm="Y3", ships={"G": 4, "R": 3, "B": 2})
    house = table("classic", *seats, market="G5", farm="Y3", ships={"G": 4, "R": 3, "B": 2}, house={"pirates_from": 2})
    assert printed.view(0)["board"]["danger"] == ["R", "G"]
    assert house.view(0)["board"]["danger"] == ["R", "B", "G"]
    assert (printed.view(0)["board"]["pirates"], house.view(0)["board"]["pirates"]) == ([3, 4], [2, 3, 4])
    for game in (printed, house):
        play(game, "buy, pay B5")
    assert refused(printed, "store B2").code == "not-raided"
    assert "store B2" in house.legal_moves()
    play(house, "store B2, done, spend Y2")
    while house.turn == 1 and "done" in house.legal_moves():
        house.play("done")
    raided = [event["colour"] for event in house.events() if event["kind"] == "raided"]
    assert raided == ["R", "B"]
    assert house.position()["ships"] == {"R": 2, "B": 2, "Y": 0, "G": 0}


def test_T6_4_without_pirates_nothing_is_ever_lost() -> None:
    game = finished(cothon.new_table(cothon.house_rules("traders/zman", pirates_from=5), 3, seed=2), 2)
    kinds = {event["kind"] for event in game.events()}
    assert "sold" in kinds
    assert not kinds & {"raided", "retreated"}


def test_positions_views_and_records_carry_what_differs_and_only_that() -> None:
    game = cothon.new_table(cothon.house_rules("traders/classic", new_market=3, discount=False), 3, seed=1)
    for data in (game.position(), game.view(0), game.view(None), finished(game, 1).record()):
        assert (data["rules"], data["house"]) == ("traders/classic", {"new_market": 3})
    plain = cothon.new_table(cothon.house_rules("traders/classic", new_market=2), 3, seed=1)
    assert not any("house" in data for data in (plain.position(), plain.view(0), plain.record()))
    assert plain.position() == cothon.new_table("traders/classic", 3, seed=1).position()


def test_a_count_grows_with_the_players_and_is_kept_as_the_number_it_is() -> None:
    rules = cothon.house_rules("traders/classic", new_market={"fixed": 1, "each": 1})
    assert rules.house == {"new_market": {"fixed": 1, "each": 1}}
    assert cothon.new_table(rules, 4).position()["house"] == {"new_market": 5}
    assert cothon.new_table(cothon.house_rules("traders/classic", new_market=Count(1, 1)), 2).position()["house"] == {
        "new_market": 3
    }


def test_a_rule_set_and_the_same_house_rules_play_the_same_game() -> None:
    assert replace(CLASSIC, double_action=True, discount=True) == replace(
        RULE_SETS["traders/standard"], name=CLASSIC.name, title=CLASSIC.title
    )
    house = cothon.new_table(cothon.house_rules("traders/classic", double_action=True, discount=True), 3, seed=4)
    printed = cothon.new_table("traders/standard", 3, seed=4)
    assert finished(house, 4).record()["moves"] == finished(printed, 4).record()["moves"]


@examples(20)
@given(seeds, st.sampled_from([2, 3, 4]))
def test_any_house_rules_are_played_to_an_end_with_all_cards_accounted_for(seed: int, players: int) -> None:
    rules = random_house(random.Random(seed))
    game = cothon.new_table(rules, players, seed=seed)
    for at in steps(game, seed):
        legal = at.legal_moves()
        assert bool(legal) == (at.turn is not None)
        assert all_cards(at.position()) == DECK
        for move in range(at.game.moves if at.turn is not None and len(at.log) % 40 == 0 else 0):
            text = at.game.text(at.state, move)
            if text not in legal:
                assert str(at.game.reason(at.state, text, move, at.names))
    assert len(game.log) < game.game.longest
    sold = [event for event in game.events() if event["kind"] == "sold"]
    assert [sum(event["vp"] for event in sold if event["seat"] == one) for one in range(players)] == game.scores()


@examples(5)
@given(seeds, st.sampled_from([None, "open"]))
def test_any_house_rules_make_the_round_trips(seed: int, chance: str | None) -> None:
    game = cothon.new_table(random_house(random.Random(seed)), 3, seed=seed, chance=chance)
    for at in steps(game, seed):
        data = json.loads(json.dumps(at.position()))
        back = cothon.from_position(data)
        assert back.position() == data
        assert (back.turn, back.legal_moves()) == (at.turn, at.legal_moves())
        viewer = at.turn if isinstance(at.turn, int) else 0
        view = json.loads(json.dumps(at.game.view(at.state, viewer)))
        assert at.game.view(at.game.from_view(view), viewer) == view
    record = json.loads(json.dumps(game.record()))
    assert cothon.replay(record).record() == record
    assert cothon.replay(record).events() == game.events()


@examples(12)
@given(seeds)
def test_any_house_rules_are_the_same_plain_and_compiled(seed: int) -> None:
    game = finished(cothon.new_table(random_house(random.Random(seed)), 3, seed=seed), seed)
    plain = plain_twin(game)
    for _, move in game.log:
        assert move in plain.legal()
        plain.play(move)
    assert positions.write(plain) == game.position()


def plain_twin(game: cothon.Table) -> Traders:
    """The same table at its beginning, never compiled."""
    house = game.game.options(game.state).get("house")
    plain = Traders()
    plain.put("seats", game.players)
    plain.put("open", 1)
    plain.put("rule_set", list(RULE_SETS).index(game.rules))
    switches = with_house(RULE_SETS[game.rules], house, PLAYERS).switches(game.players)
    TradersGame.put_switches(plain, switches)
    plain.begin()
    return plain


@pytest.mark.parametrize("name", ["novice", "apprentice@20"])
def test_bots_play_house_rules(name: str) -> None:
    game = cothon.new_table(HARBOUR, 2, seed=3)
    bot = make(name, seed=1)
    for _ in range(30):
        if not isinstance(game.turn, int):
            break
        game.play(bot.choose(game.view(game.turn), game.legal_moves()))
    assert len(game.log) > 30


def test_simulations_contests_and_batches_play_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "harbour.toml"
    file.write_text('based_on = "traders/classic"\nnew_market = 3\npirates_from = 2\n')
    results = cothon.simulate(HARBOUR, ["random", "careful"], 6, 1)
    assert results == cothon.simulate(str(file), ["random", "careful"], 6, 1)
    assert results != cothon.simulate("traders/classic", ["random", "careful"], 6, 1)
    out = tmp_path / "games.jsonl"
    arena(HARBOUR, ["random", "novice"], 2, processes=1, out=out)
    assert json.loads(out.read_text().splitlines()[0])["contest"]["rules"]["house"] == HARBOUR.house
    arena(HARBOUR, ["random", "novice"], 4, processes=1, out=out, resume=True)
    batch = Batch(HARBOUR, 2, 3, seed=1, raw=True)
    for _ in range(20):
        batch.step(batch.sample())
    told = batch.game.layout.decode(batch.observations[0].tolist())
    assert (told["new market"], told["pirates from"]) == (3, 2)


def test_a_file_of_house_rules_opens_a_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'based_on = "traders/classic"\ntitle = "Harbour"\nnew_market = 3\nnew_farm = { fixed = 1, each = 1 }\n'
    )
    for rules in (file, str(file)):
        assert cothon.new_table(rules, 2, seed=1).position()["house"] == {"new_market": 3, "new_farm": 3}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "house-file-missing"),
        ("based_on = ", "house-file-broken"),
        ("new_market = 3", "house-file-without-base"),
        ("based_on = 3", "house-file-without-base"),
        ('based_on = "traders/mine"', "unknown-rules"),
        ('based_on = "traders/classic"\ntitle = 3', "house-wrong-type"),
        ('based_on = "traders/classic"\nnew-market = 3', "house-unknown-switch"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str | None, code: str, capsys: Any) -> None:
    file = tmp_path / "mine.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(cothon.BadRequest) as caught:
        cothon.new_table(file, 2)
    assert caught.value.code == code
    assert main(["play", str(file)]) == 1
    assert capsys.readouterr().err == f"cothon: {caught.value}\n"


@pytest.mark.parametrize(
    ("switches", "code", "switch"),
    [
        ({"new_markt": 3}, "house-unknown-switch", "new_markt"),
        ({"version": 3}, "house-unknown-switch", "version"),
        ({"discount": 1}, "house-wrong-type", "discount"),
        ({"discount": "yes"}, "house-wrong-type", "discount"),
        ({"pirates_from": True}, "house-wrong-type", "pirates_from"),
        ({"pirates_from": "2"}, "house-wrong-type", "pirates_from"),
        ({"new_market": 2.5}, "house-wrong-type", "new_market"),
        ({"new_market": {}}, "house-wrong-type", "new_market"),
        ({"new_market": {"fixed": 1, "more": 2}}, "house-wrong-type", "new_market"),
        ({"new_market": {"fixed": True}}, "house-wrong-type", "new_market"),
        ({"new_market": -1}, "house-out-of-range", "new_market"),
        ({"new_market": 21}, "house-out-of-range", "new_market"),
        ({"farm_at_start": {"fixed": 1, "each": 5}}, "house-out-of-range", "farm_at_start"),
        ({"farm_at_start": {"fixed": 9, "each": -1}}, "house-out-of-range", "farm_at_start"),
        ({"pirates_from": 1}, "house-out-of-range", "pirates_from"),
        ({"pirates_from": 6}, "house-out-of-range", "pirates_from"),
        ({"colour_hands": False}, "house-token-of-hand", "token_of_hand"),
        ({"new_market": 0, "new_farm": 0}, "house-nothing-laid-out", "new_market"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_switchs_name_in_every_language(
    switches: dict[str, Any], code: str, switch: str
) -> None:
    refusal = bad(**switches)
    assert refusal.code == code
    assert all(switch in refusal.words(language) for language in words.languages())
    data = cothon.new_table("traders/classic", 2, seed=1)
    with pytest.raises(cothon.BadPosition) as in_position:
        cothon.from_position(data.position() | {"house": switches})
    with pytest.raises(cothon.BadRecord) as in_record:
        cothon.replay(data.record() | {"house": switches})
    assert in_position.value.code == in_record.value.code == code


def test_house_rules_that_are_no_switches_are_refused() -> None:
    position = cothon.new_table("traders/classic", 2, seed=1).position()
    for house in ("new_market", 3, [["new_market", 3]]):
        with pytest.raises(cothon.BadPosition) as caught:
            cothon.from_position(position | {"house": house})
        assert caught.value.code == "house-not-switches"


def test_a_record_whose_first_position_has_other_house_rules_is_refused() -> None:
    game = table("classic", seat("R5"), seat(), market="B2 B3", house={"new_market": 3})
    play(game, "take B3")
    record = game.record()
    assert cothon.replay(record).record() == record
    for house in ({"new_market": 4}, {}):
        with pytest.raises(cothon.BadRecord) as caught:
            cothon.replay(record | {"house": house})
        assert caught.value.code == "record-house"


def test_a_request_names_rules_and_house() -> None:
    assert house_of({"rules": "traders/classic"}) == "traders/classic"
    assert house_of({"rules": "traders/classic", "house": {}}) == "traders/classic"
    found = house_of({"rules": "traders/classic", "house": {"new_market": 3}, "seats": 2})
    assert found == HouseRules("traders/classic", {"new_market": 3})
    assert str(found) == "traders/classic with new_market = 3"
    for data in ({}, {"rules": "mine.toml"}, {"rules": "traders/classic", "house": {"title": "x"}}):
        with pytest.raises(cothon.BadRequest):
            house_of(data)
