"""What holds in every game of Guilds beside what holds in all games (tests/conformance)."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.core.game import Json
from cothon.games.guilds.card_file.card_set import standard
from cothon.games.guilds.text.notation import Notation

from ..play_outs import examples, steps
from .policies import busy

games = st.tuples(st.sampled_from([2, 3, 4]), st.integers(0, 2**64))
quick = examples(6)
RULES = "guilds/standard"
NAMES = Notation(standard())
DISCS = {"left": (3, 2, 1, 0), "middle": (2, 1, 0), "right": (3, 2, 0)}


def check_cards(data: Json) -> None:
    """All 75 trade cards, and seven base cards a player."""
    rows = [data["market"], data["discard"], data["draw"]]
    for seat in data["seats"]:
        own = seat["hand"] + seat["played"]
        assert sum(card.startswith("base:") for card in own) == 7
        rows.append([card for card in own if not card.startswith("base:")])
    assert Counter(card for row in rows for card in row) == Counter(NAMES.cards[:75])


def check_ships(data: Json) -> None:
    ships = [ship for ship in data["harbour"] if ship] + data["pile"] + data["bottom"]
    for seat in data["seats"]:
        ships += seat["ships_up"] + seat["ships_down"]
    ships += [step["ship"] for step in data.get("pending", {}).get("steps", []) if step["step"] == "expedition"]
    assert Counter(ships) == Counter(NAMES.ships)


def check_discs(data: Json) -> None:
    """Eleven a player, wherever they are."""
    for seat, shown in enumerate(data["seats"]):
        residence = sum(DISCS[column][freed] for column, freed in shown["residence"].items())
        rows = [data["docks"], data["warship"], data["anchor"], data["hall"].values(), *data["tiles"].values()]
        placed = sum(1 for row in rows for owner in row if owner == seat)
        assert shown["available"] + residence + placed + data["forum"][seat] == 11
        assert shown["available"] >= 0


@quick
@given(games, st.sampled_from([None, "open"]))
def test_random_play_never_stalls_and_everything_is_accounted_for(game: tuple[int, int], chance: str | None) -> None:
    players, seed = game
    table = cothon.new_table(RULES, players, seed=seed, chance=chance)
    turns: Counter[tuple[int | str | None, int, int]] = Counter()
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


@pytest.mark.parametrize(("players", "decisions"), [(2, 121), (3, 181), (4, 239)])
def test_a_random_game_has_as_many_decisions_as_the_notation_says(players: int, decisions: int) -> None:
    counts = []
    for seed in range(24):
        table = cothon.new_table(RULES, players, seed=seed)
        counts.append(sum(1 for _ in steps(table, seed)) - 1)
    assert sum(counts) / len(counts) == pytest.approx(decisions, rel=0.06)


def test_every_refusal_of_guilds_has_words() -> None:
    """Each move of the notation, at each kind of moment: a code, a sentence, and nothing changed."""
    rng = random.Random(3)
    moments: dict[tuple[str, str | None], cothon.Table] = {}
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
