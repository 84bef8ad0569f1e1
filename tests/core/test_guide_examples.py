"""The figures in the guides' examples: what the engine says, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import cothon
from cothon.core.words import languages

from .. import boards as traders
from ..boards import play
from ..guides import GUIDED, Paragraph, guide
from ..guilds import boards as guilds

pytestmark = pytest.mark.once

Figures = Callable[[str], Iterable[int]]


def icons(_: str) -> Iterable[int]:
    table = traders.table("standard", traders.seat(), traders.seat())
    return table.view(0)["board"]["icons"].values()  # type: ignore[no-any-return]


def last_tokens(_: str) -> Iterable[int]:
    return [traders.table("standard", traders.seat(), traders.seat()).view(0)["board"]["tokens_to_end"]]


def payments(told: str) -> Iterable[int]:
    """The price, and in how many ways it can be paid."""
    hand, _, market = told.partition(" for ")
    table = traders.table("standard", traders.seat(hand), traders.seat(), market=market)
    ways = {tuple(sorted(moves[1:])) for moves in table.choices() if moves[0] == "buy"}
    return [table.view(0)["board"]["price"], len(ways)]


def discount(told: str) -> Iterable[int]:
    """The price without tokens, and with them turned over."""
    market, _, tokens = told.partition(" by ")
    seat = traders.seat("B5 B5 B5", tokens={colour: tokens.split().count(colour) for colour in tokens.split()})
    board = traders.table("standard", seat, traders.seat(), market=market).view(0)["board"]
    return [board["price"], board["best_price"]]


def sails(told: str) -> Iterable[int]:
    """How far each ship sails that is named, in the order of the cards."""
    table = traders.table("standard", traders.seat("B5 B5 B5"), traders.seat(), market=told, farm="G2 G3")
    table.play_all(next(moves for moves in table.choices() if moves[0] == "buy"))
    ships = table.view(0)["ships"]
    return [ships[colour] for colour in dict.fromkeys(card[0] for card in told.split())]


def sale(told: str) -> Iterable[int]:
    """Price, points and VP of a set that is sold because another player brings its ship home."""
    cards, _, tokens = told.partition(" tokens ")
    colour = cards[0]
    own = traders.seat(stock=cards, tokens={colour: int(tokens)} if tokens else {})
    rules = "classic" if tokens else "standard"
    table = traders.table(rules, traders.seat("B5"), own, market=f"{colour}2", ships={colour: 4}, farm="Y2 Y3")
    table.play_all(next(moves for moves in table.choices() if moves[0] == "buy"))
    [sold] = [event for event in table.events() if event["kind"] == "sold" and event["seat"] == 1]
    return [sold["price"], sold["points"], sold["vp"]]


def storing(told: str) -> Iterable[int]:
    """How many goods can be saved with these cards."""
    stock, _, hand = told.partition(" with ")
    own = traders.seat(f"{hand} G5", stock=stock)
    table = traders.table("standard", own, traders.seat(), market="G5", ships={"G": 4, stock[0]: 4}, farm="Y2 Y3")
    play(table, "buy, pay G5")
    return [max(sum(move.startswith("store") for move in moves) for moves in table.choices())]


def sheet_of(own: dict[str, Any], **more: Any) -> Any:
    return guilds.table(own, guilds.seat(), guilds.seat(), guilds.seat(), harbour=[], **more).score_sheet()[0]


FLEET = ["dyes/embargo/5/1", "dyes/legacy/6/2", "dyes/palette/7/3", "jewelry/opulence/5/1", "jewelry/embargo/6/2"]
HALL = ("6a", "8a", "10a", "11a")


def product(told: str) -> Iterable[int]:
    seats, ships = map(int, told.split())
    sheet = sheet_of(guilds.seat(ships_up=FLEET[:ships]), hall=dict.fromkeys(HALL[:seats], 0))
    return [sheet["guild_seats"], sheet["ships"], sheet["seats_times_ships"]]


def needs(told: str) -> Iterable[int]:
    """Other discs on the space, and the cards that acting there takes."""
    others = [guilds.seat(disc="market") for _ in range(int(told))]
    table = guilds.table(guilds.seat(), *others, guilds.seat())
    return [int(told), table.view(0)["board"]["seats"][0]["needs"]["market"]]


def board() -> Any:
    return guilds.table(*(guilds.seat() for _ in range(4))).view(0)["board"]


def residence(_: str) -> Iterable[int]:
    return [column["price"] for column in board()["columns"].values()]


def columns(_: str) -> Iterable[int]:
    """Bonus seats after two and three spaces, strength after one and two."""
    return [*board()["bonus"][2:], *board()["strength"][1:]]


def hall(_: str) -> Iterable[int]:
    costs = board()["hall"].values()
    return [min(costs), max(costs), board()["forum"]]


def tiles(_: str) -> Iterable[int]:
    return board()["tile_costs"]  # type: ignore[no-any-return]


def drawn(told: str) -> Iterable[int]:
    """The ship's coins, those of all cards but the last, and those of all: the last is drawn and none after it."""
    coins, _, cards = told.partition(" from ")
    ships = guilds.harbour(2)
    dock = next(place for place, ship in enumerate(ships) if ship.split("/")[0] == "glass")
    assert ships[dock].split("/")[2] == coins
    table = guilds.table(guilds.seat("glass/market/3"), guilds.seat(), docks=[None] * dock + [0], chance="open")
    play(table, f"act delivery, play base:delivery, deliver trading {dock + 1}, pay glass/market/3")
    kinds = ("dyes/market", "oils/delivery", "glass/residence")
    given = [f"{kind}/{value}" for kind, value in zip(kinds, cards.split(), strict=True)]
    for card in given:
        assert table.turn == "chance"
        table.play(f"draw {card}")
    assert not any(outcome.startswith("draw ") for outcome in table.legal_moves())
    values = [int(card.split("/")[2]) for card in given]
    return [int(coins), sum(values[:-1]), sum(values)]


def expedition(told: str) -> Iterable[int]:
    """Strength, danger, and the cards that are drawn because it fails."""
    strength, danger = map(int, told.split())
    freed = board()["strength"].index(strength)
    own = guilds.seat("glass/market/3", residence={"middle": freed})
    table = guilds.table(own, guilds.seat(), warship=[0], chance="open")
    play(table, f"act delivery, play base:delivery, deliver warship, pay glass/market/3, ship oils/luxury/7/{danger}")
    draws = 0
    while table.turn == "chance":
        table.play(next(outcome for outcome in table.legal_moves() if outcome.startswith("draw ")))
        draws += 1
    assert table.position()["seats"][0].get("ships_down", []) == []
    return [strength, danger, draws]


def final(_: str) -> Iterable[int]:
    """X4."""
    ships = ["dyes/embargo/5/1", "dyes/legacy/6/2", "dyes/palette/7/3", "jewelry/opulence/5/1", "jewelry/embargo/6/2"]
    hand = "dyes/market/6 dyes/trading/6 dyes/delivery/6 dyes/market/4"
    own = guilds.seat(hand, residence={"left": 2, "right": 2}, ships_up=ships, ships_down=["cedar/favour/5/1"])
    seats = dict.fromkeys(("8a", "9b", "11a"), 0)
    scored = {"coins": [0], "ship-cards": [0]}
    sheet = sheet_of(own, hall=seats, forum=[1, 0, 0, 0], tiles=scored, decade=3)
    found = [sheet[part] for part in ("ships", "guild_seats", "seats_times_ships")]
    return [*found, sheet["tiles"]["coins"], sheet["tiles"]["ship-cards"], sheet["total"]]


def tile(name: str, own: dict[str, Any] | None = None, **more: Any) -> int:
    taken = {name: [0]} | more.pop("tiles", {})
    return int(sheet_of(own or guilds.seat(), tiles=taken, **more)["tiles"][name])


def tiles_one(_: str) -> Iterable[int]:
    most = tile("residence-1", guilds.seat(residence={"left": 3, "middle": 2, "right": 2}))
    forum = tile("guild-hall-1", forum=[1, 0, 0, 0])
    return [forum, tile("achievement-tiles"), tile("residence-1", guilds.seat(residence={"left": 1})), most]


def tiles_two(_: str) -> Iterable[int]:
    yield tile("guild-hall-2", hall={"8a": 0})
    for above in range(3):
        yield tile("victory-points", tiles={"victory-points": [*range(1, above + 1), 0]})
    for count in range(6):
        yield tile("ship-cards", guilds.seat(ships_up=dyes()[:count]))


def dyes() -> list[str]:
    """The ships with dyes, as chance can bring them."""
    table = cothon.new_table("guilds/standard", 2, chance="open")
    while not any(outcome.startswith("ship ") for outcome in table.legal_moves()):
        table.play(table.legal_moves()[0])
    return [outcome[5:] for outcome in table.legal_moves() if outcome.startswith("ship dyes/")]


def tiles_three(_: str) -> Iterable[int]:
    own = guilds.table(guilds.seat(), guilds.seat(), harbour=[], tiles={"residence-2": [0]}, decade=3)
    yield tile("residence-2", decade=3) // own.view(0)["seats"][0]["available"]
    for count in range(6):
        cards = ("market/6", "trading/6", "delivery/6", "market/4", "market/2")
        yield tile("goods", guilds.seat(" ".join(f"dyes/{card}" for card in cards[:count])), decade=3)


CHECKS: dict[str, Figures] = {
    check.__name__: check
    for check in (
        *(icons, last_tokens, payments, discount, sails, sale, storing, product, needs, residence, columns, hall),
        *(tiles, drawn, expedition, final, tiles_one, tiles_two, tiles_three),
    )
}
CHECKED = [(game, at) for game in GUIDED for at, one in enumerate(guide(game).paragraphs) if one.after("check")]


@pytest.mark.parametrize(("game", "at"), CHECKED)
def test_the_figures_are_true_and_stand_in_every_language(game: str, at: int) -> None:
    [check] = guide(game).paragraphs[at].after("check")
    call, _, figures = check.partition("= ")
    name, _, told = call.strip().partition(" ")
    assert list(CHECKS[name](told)) == [int(figure) for figure in figures.split()]
    for language in languages():
        said = guide(game, language).paragraphs[at].text
        assert set(figures.split()) <= set(re.findall(r"\d+", said)), (language, said)


@pytest.mark.parametrize("game", GUIDED)
def test_every_example_is_checked(game: str) -> None:
    examples = [paragraph for paragraph in guide(game).paragraphs if paragraph.is_example]
    assert examples
    assert [example.text for example in examples if not example.after("check")] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GUIDED)
def test_every_sum_that_is_written_out_adds_up(game: str, language: str) -> None:
    count = 0
    for paragraph in guide(game, language).paragraphs:
        for left, right in re.findall(r"(\d+(?: [+×] \d+)+) = (\d+)", paragraph.text):
            assert worth(left) == int(right), paragraph.text
            count += 1
    assert count >= 5


def worth(written: str) -> int:
    """Of a sum or a product."""
    result = 0
    for summand in written.split(" + "):
        product = 1
        for factor in summand.split(" × "):
            product *= int(factor)
        result += product
    return result


def cards_drawn(game: str) -> Iterable[tuple[str, Paragraph]]:
    for paragraph in guide(game).paragraphs:
        for picture in paragraph.after("draw"):
            yield picture, paragraph


def test_pictures_show_things_that_there_are() -> None:
    for picture, _ in cards_drawn("traders"):
        kind, *things = re.findall(r"[\w]+", picture)
        assert kind in ("cards", "sea", "tokens")
        pattern = {"cards": r"[RBYG][235]", "sea": r"[RBYG][0-5]", "tokens": r"[RBYG]"}[kind]
        assert all(re.fullmatch(pattern, thing) for thing in things), picture
    for picture, _ in cards_drawn("guilds"):
        kind, *things = picture.split()
        if kind == "cards":
            guilds.table(guilds.seat(" ".join(card for card in things if "/" in card)), guilds.seat())
        elif kind == "ships":
            cothon.from_position(guilds.position(guilds.seat(ships_up=things), guilds.seat(), harbour=[]))
        else:
            assert kind in ("wheel", "residence")
