"""What a balance report says, in sentences with their intervals (95 %)."""

from __future__ import annotations

from collections.abc import Iterator

from cothon.core.game import Json
from cothon.core.words import DEFAULT, say

CAVEATS = (
    "Every seat is played by the same bot. What is fair among bots of one strength need not be fair among people, "
    "and a stronger bot may find what this one misses.",
    "Intervals say how far chance alone may have moved a figure (95 %); they say nothing about other bots.",
    "What one more action or holding goes with is measured across games, the other counts being equal. It tells what "
    "goes together, not what causes what: who is winning may simply be able to afford more of it.",
)
MOST = 3  # worths that are told


def findings(report: Json, language: str = DEFAULT) -> list[str]:
    return [
        *who_wins(report, language),
        how_long(report, language),
        how_close(report, language),
        how_it_ends(report, language),
        *what_pays(report, language),
    ]


def who_wins(report: Json, language: str = DEFAULT) -> Iterator[str]:
    fair = 1 / report["players"]
    places = report["win_share_in_order"]
    yield told("start", language, share=share(places[0]), against=against(places[0], fair, language))
    apart = [entry for entry in places[1:] if is_apart(entry, fair)]
    for entry in apart:
        words = {"share": share(entry), "against": against(entry, fair, language)}
        yield told("place", language, place=entry["place"] + 1, **words)
    if not apart:
        yield told("no-place", language)


def told(key: str, language: str, **values: str | int) -> str:
    return say(f"command-balance-{key}", language, **values)


def share(entry: Json) -> str:
    return f"{100 * entry['share']:.1f} ± {50 * (entry['high'] - entry['low']):.1f} %"


def is_apart(entry: Json, fair: float) -> bool:
    return not entry["low"] <= fair <= entry["high"]


def against(entry: Json, fair: float, language: str) -> str:
    if not is_apart(entry, fair):
        return told("chance", language, fair=f"{100 * fair:.1f}")
    points = 100 * (entry["share"] - fair)
    return told("apart", language, points=f"{abs(points):.1f}", side=side(points), fair=f"{100 * fair:.1f}")


def side(value: float) -> str:
    return "above" if value > 0 else "below"


def how_long(report: Json, language: str) -> str:
    spread = report["decisions"]
    low, high = spread["quantiles"]["0.05"], spread["quantiles"]["0.95"]
    return told("long", language, mean=f"{spread['mean']:.0f}", low=f"{low:.0f}", high=f"{high:.0f}")


def how_close(report: Json, language: str) -> str:
    points = report["points"]
    return told(
        "close",
        language,
        points=f"{points['winners']['mean']:.1f}",
        margin=f"{points['margin']['mean']:.1f}",
        middle=f"{points['margin']['quantiles']['0.5']:.0f}",
        shared=f"{100 * report['shared_wins']:.1f}",
    )


def how_it_ends(report: Json, language: str) -> str:
    endings = sorted(report["endings"].items(), key=lambda item: -item[1])
    if len(endings) == 1:
        return told("one-ending", language, ending=endings[0][0])
    return told("endings", language, endings=", ".join(f"{name} ({100 * part:.1f} %)" for name, part in endings))


def what_pays(report: Json, language: str) -> Iterator[str]:
    """The actions and holdings that go with the chance to win most, of those that chance does not explain."""
    for key in ("actions", "holdings"):
        sure = [entry for entry in report[key] if entry["win_interval"][0] > 0 or entry["win_interval"][1] < 0]
        for entry in sorted(sure, key=lambda entry: -abs(entry["win"]))[:MOST]:
            low, high = entry["win_interval"]
            yield told(
                "pays",
                language,
                what=key,
                name=entry["name"],
                win=f"{100 * abs(entry['win']):.1f}",
                half=f"{50 * (high - low):.1f}",
                side=side(entry["win"]),
                mean=f"{entry['mean']:.1f}",
            )
