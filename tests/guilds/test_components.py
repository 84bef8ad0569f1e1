"""G0, G10: components, and the one file that holds them."""

import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

import cothon
from cothon.games.guilds.card_file import card_set
from cothon.games.guilds.text.symbols import EFFECT_NAMES, GOOD_NAMES, SPACE_NAMES, TILE_NAMES

from ..play_outs import finished, steps
from .boards import after, seat

TEXT = resources.files("cothon.games.guilds.card_file").joinpath("cards.toml").read_text("utf-8")
FILE = tomllib.loads(TEXT)


def test_G0_1_two_to_four_players() -> None:
    assert [cothon.new_table("guilds/standard", n, seed=1).players for n in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(cothon.BadRequest):
            cothon.new_table("guilds/standard", players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G0_1_three_decades_of_five_rounds_with_one_turn_each(players: int) -> None:
    table = cothon.new_table("guilds/standard", players, seed=players)
    turns: Counter[tuple[int | str | None, int, int]] = Counter()
    for at in steps(table, players):
        data = at.position()
        if "pass" in at.legal_moves() and "pending" not in data:
            turns[at.turn, data["decade"], data["round"]] += 1
    assert len(turns) == 15 * players
    assert {key[1:] for key in turns} == {(decade, turn) for decade in (1, 2, 3) for turn in (1, 2, 3, 4, 5)}
    assert table.ending == "third decade"


def test_G0_2_five_goods_and_five_actions() -> None:
    assert GOOD_NAMES == ("dyes", "oils", "glass", "cedar", "jewelry")
    assert SPACE_NAMES == ("market", "residence", "trading", "warship", "delivery")


def test_G0_3_75_trade_cards_30_ships_and_seven_base_cards() -> None:
    cards, ships = FILE["trade_cards"], FILE["ships"]
    assert len({(card["good"], card["action"], card["coins"]) for card in cards}) == 75
    assert {card["coins"] for card in cards} == {2, 3, 4, 5, 6}
    assert Counter(ship["good"] for ship in ships) == dict.fromkeys(GOOD_NAMES, 6)
    assert {ship["coins"] for ship in ships} == {5, 6, 7, 8, 9}
    assert {ship["danger"] for ship in ships} == {1, 2, 3, 4, 5, 6}
    assert {ship["effect"] for ship in ships} == set(EFFECT_NAMES)
    assert sum(count for name, count in FILE["base_cards"].items() if name != "reconstructed") == 7


def test_G0_4_nine_tiles_three_a_decade_two_of_them_in_a_game() -> None:
    assert Counter(tile["decade"] for tile in FILE["tiles"]) == {1: 3, 2: 3, 3: 3}
    for seed in range(5):
        tiles = cothon.new_table("guilds/standard", 3, seed=seed).position()["tiles"]
        assert Counter(TILE_NAMES.index(name) // 3 for name in tiles) == {0: 2, 1: 2, 2: 2}


def test_G0_5_eleven_discs_an_action_disc_and_a_residence() -> None:
    for shown in cothon.new_table("guilds/standard", 4, seed=1).position()["seats"]:
        assert shown["available"] == 3
        assert shown["residence"] == {"left": 0, "middle": 0, "right": 0}
        assert shown["disc"] is None


def test_G10_every_trade_card_follows_from_the_formula() -> None:
    wanted = [
        (good, action, 2 + (g + a + 2 * copy) % 5)
        for g, good in enumerate(GOOD_NAMES)
        for a, action in enumerate(SPACE_NAMES)
        for copy in range(3)
    ]
    assert [(card["good"], card["action"], card["coins"]) for card in FILE["trade_cards"]] == wanted
    for key in ("good", "action", "coins"):
        assert set(Counter(card[key] for card in FILE["trade_cards"]).values()) == {15}


def test_G10_the_ships_and_the_one_that_the_rule_book_describes() -> None:
    ships = [f"{s['good']}/{s['effect']}/{s['coins']}/{s['danger']}" for s in FILE["ships"]]
    assert ships[:7] == [
        "dyes/embargo/5/1",
        "oils/commando/5/1",
        "glass/palette/5/1",
        "cedar/favour/5/1",
        "jewelry/opulence/5/1",
        "dyes/legacy/6/2",
        "oils/intrigue/6/2",
    ]
    effects = [ship["effect"] for ship in FILE["ships"]]
    assert effects[3:] == [EFFECT_NAMES[i % 9] for i in range(3, 30)]
    assert [ship["coins"] for ship in FILE["ships"]] == [value for value in (5, 6, 7, 7, 8, 9) for _ in range(5)]


def test_G10_what_the_rule_book_does_not_print_is_marked() -> None:
    marked = {key for key, value in FILE.items() if isinstance(value, dict) and value.get("reconstructed")}
    assert marked == {"action_board", "base_cards", "strength", "warship_harbour", "guild_hall"}
    assert all(entry["reconstructed"] for entry in FILE["ships"] + FILE["trade_cards"])
    assert not any("reconstructed" in tile for tile in FILE["tiles"])


def own_file(tmp_path: Path, old: str, new: str) -> str:
    assert old in TEXT
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return str(path)


def line_with(part: str) -> int:
    return next(i for i, line in enumerate(TEXT.splitlines(), 1) if part in line)


SHIP = '    { good = "glass", effect = "palette", coins = 5, danger = 1, reconstructed = true },\n'
CARD = '    { good = "dyes", action = "market", coins = 2, reconstructed = true },\n'


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (SHIP, "", line_with("ships = ["), "29 entries, not 30"),
        (SHIP, SHIP.replace("coins = 5", "coins = 10"), line_with('"palette", coins = 5'), "from 5 to 9"),
        (SHIP, SHIP.replace("danger = 1", "danger = 0"), line_with('"palette", coins = 5'), "from 1 to 6"),
        (SHIP, SHIP.replace("palette", "pallete"), line_with('"palette", coins = 5'), "no effect “pallete”"),
        (SHIP, SHIP.replace("glass", "wine"), line_with('"palette", coins = 5'), "no good “wine”"),
        (SHIP, SHIP.replace("glass", "dyes"), line_with("ships = ["), "ships for"),
        (SHIP, SHIP.replace("coins", "coin"), line_with('"palette", coins = 5'), "“coins” is missing"),
        (
            SHIP,
            SHIP.replace("danger", "colour = 3, danger"),
            line_with('"palette", coins = 5'),
            "“colour” is not known",
        ),
        (CARD, CARD.replace("2", "7"), line_with('"market", coins = 2'), "from 2 to 6"),
        (CARD, CARD.replace("2", "true"), line_with('"market", coins = 2'), "from 2 to 6"),
        (CARD, CARD.replace("2", "4"), line_with('"dyes", action = "market", coins = 4'), "stands in line"),
        (CARD, CARD.replace("market", "bank"), line_with('"market", coins = 2'), "no action “bank”"),
        (CARD, CARD + CARD, line_with("trade_cards = ["), "76 entries, not 75"),
        (CARD, "    7,\n", line_with('"market", coins = 2'), "an entry cannot be 7"),
        ("market = 2, residence", "market = 3, residence", line_with("base_cards ="), "8 entries, not 7"),
        ('["market", "residence"', '["market", "market"', line_with("clockwise"), "each of the five spaces once"),
        ("[1, 3, 5]", "[1, 3]", line_with("strength ="), "2 entries, not 3"),
        ("docks = 3", "docks = 1", line_with("docks = 3"), "from 2 to 9"),
        ('"6a 6b"', '"6a 6a"', line_with("guild_hall ="), "each of these seats once"),
        ('tile = "coins"', 'tile = "money"', line_with('tile = "coins"'), "no tile “money”"),
        ("decade = 3, coins", "decade = 2, coins", line_with('tile = "coins"'), "from 3 to 3"),
        ("forum = { cost = 12 }", "", TEXT.count("\n") + 1, "“forum” is missing"),
        (
            "forum = { cost = 12 }",
            "forum = { cost = 12 }\nchairs = 3",
            line_with("forum =") + 1,
            "“chairs” is not known",
        ),
        ("forum = { cost = 12 }", "forum = { cost = }", line_with("forum ="), "not TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(
    tmp_path: Path, old: str, new: str, line: int, words: str
) -> None:
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table("guilds/standard", 2, cards=own_file(tmp_path, old, new))
    assert refusal.value.code == "bad-cards"
    assert f"line {line}:" in str(refusal.value)
    assert words in str(refusal.value)


def test_a_file_in_which_an_action_is_too_rare_is_refused() -> None:
    """The lots of the set-up are drawn until two actions have shown."""
    file = card_set.standard().as_data()
    other = [card for card in file["trade_cards"] if card["action"] != "market"]
    free = {(good, action, coins) for good in GOOD_NAMES for action in SPACE_NAMES[1:] for coins in range(2, 7)}
    free -= {(card["good"], card["action"], card["coins"]) for card in other}
    more = [dict(zip(("good", "action", "coins"), card, strict=True)) for card in sorted(free)[:15]]
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table("guilds/standard", 2, cards=file | {"trade_cards": other + more})
    assert "only 0 trade cards show “market”" in str(refusal.value)


@pytest.mark.parametrize("cards", ["/nowhere/my.toml", 7, ["x"], {"ships": []}])
def test_what_is_no_card_file_is_refused(cards: object) -> None:
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table("guilds/standard", 2, cards=cards)
    assert refusal.value.code == "bad-cards"


def test_a_users_own_file_is_played_and_travels_with_records_and_positions(tmp_path: Path) -> None:
    path = own_file(tmp_path, SHIP, SHIP.replace("danger = 1", "danger = 2"))
    table = cothon.new_table("guilds/standard", 2, seed=1, cards=path)
    everywhere = str(table.position())
    assert "glass/palette/5/2" in everywhere
    assert "glass/palette/5/1" not in everywhere
    finished(table, 1)
    (tmp_path / "my.toml").unlink()
    assert cothon.replay(table.record()).position() == table.position()
    assert cothon.from_position(table.position()).position() == table.position()


def test_the_lines_of_a_file_without_line_breaks_between_entries_are_found() -> None:
    from cothon.games.guilds.card_file.lines import lines_of

    found = lines_of('a = { b = "x { y" } # {\nc = [ {d = 1}, {d = [2]},\n {d = 3} ]\n')
    assert found == {("", -1): 4, ("a", -1): 1, ("c", -1): 2, ("c", 0): 2, ("c", 1): 2, ("c", 2): 3}


def test_a_hall_of_another_shape_changes_what_touches() -> None:
    hall = [*FILE["guild_hall"]["rows"][:4], "10a . 10b", "11a . 11b"]
    cards = card_set.standard().as_data() | {"guild_hall": {"rows": hall}}
    beside = card_set.loaded(cards).beside
    assert card_set.standard().beside[8] >> 9 & 1
    assert not beside[8] >> 9 & 1


def test_G0_2_the_order_of_the_action_board_is_data() -> None:
    ring = ["market", "trading", "residence", "warship", "delivery"]
    cards = card_set.standard().as_data() | {"action_board": {"clockwise": ring}}
    game = after(
        "market", guild=True, own=seat(ships_up=["glass/palette/5/1"]), harbour=[], cards=cards, markers=["market"]
    )
    assert game.position()["markers"] == ["trading"]


def test_an_own_file_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from cothon.cli import main

    path = own_file(tmp_path, SHIP, "")
    assert main(["play", "guilds/standard", "--cards", path, "--seats", "random,random"]) == 1
    assert f"{path}, line" in capsys.readouterr().err
    path = own_file(tmp_path, SHIP, SHIP.replace("danger = 1", "danger = 2"))
    assert main(["play", "guilds/standard", "--cards", path, "--seats", "random,random", "--seed", "1"]) == 0
    assert "third decade" in capsys.readouterr().out
