"""What a balance report says, in sentences with their intervals (95 %)."""

from __future__ import annotations

from collections.abc import Iterator

from cothon.core.game import Json

CAVEATS = (
    "Every seat is played by the same bot. What is fair among bots of one strength need not be fair among people, "
    "and a stronger bot may find what this one misses.",
    "Intervals say how far chance alone may have moved a figure (95 %); they say nothing about other bots.",
    "What one more action or holding goes with is measured across games, the other counts being equal. It tells what "
    "goes together, not what causes what: who is winning may simply be able to afford more of it.",
)
MOST = 3  # worths that are told


def findings(report: Json) -> list[str]:
    return [*who_wins(report), how_long(report), how_close(report), how_it_ends(report), *what_pays(report)]


def who_wins(report: Json) -> Iterator[str]:
    fair = 1 / report["players"]
    places = report["win_share_in_order"]
    yield f"The start player wins {share(places[0])}, {against(places[0], fair)}."
    apart = [entry for entry in places[1:] if is_apart(entry, fair)]
    for entry in apart:
        yield f"Who plays in place {entry['place'] + 1} wins {share(entry)}, {against(entry, fair)}."
    if not apart:
        yield "No later place in the order of play differs from a fair share by more than chance may explain."


def share(entry: Json) -> str:
    return f"{100 * entry['share']:.1f} ± {50 * (entry['high'] - entry['low']):.1f} %"


def is_apart(entry: Json, fair: float) -> bool:
    return not entry["low"] <= fair <= entry["high"]


def against(entry: Json, fair: float) -> str:
    if not is_apart(entry, fair):
        return f"which chance alone may explain (a fair share is {100 * fair:.1f} %)"
    points = 100 * (entry["share"] - fair)
    return f"{abs(points):.1f} points {'above' if points > 0 else 'below'} a fair share of {100 * fair:.1f} %"


def how_long(report: Json) -> str:
    spread = report["decisions"]
    low, high = spread["quantiles"]["0.05"], spread["quantiles"]["0.95"]
    return (
        f"A game takes {spread['mean']:.0f} decisions of all seats together; nine of ten take {low:.0f} to {high:.0f}."
    )


def how_close(report: Json) -> str:
    points = report["points"]
    return (
        f"Winners have {points['winners']['mean']:.1f} points on average, {points['margin']['mean']:.1f} more than the "
        f"second (half of the games: at most {points['margin']['quantiles']['0.5']:.0f} more); "
        f"{100 * report['shared_wins']:.1f} % of the wins are shared."
    )


def how_it_ends(report: Json) -> str:
    endings = sorted(report["endings"].items(), key=lambda item: -item[1])
    if len(endings) == 1:
        return f"Every game ends in the same way: {endings[0][0]}."
    return "Games end by " + ", ".join(f"{name} ({100 * part:.1f} %)" for name, part in endings) + "."


def what_pays(report: Json) -> Iterator[str]:
    """The actions and holdings that go with the chance to win most, of those that chance does not explain."""
    for key, what in (("actions", "more of the action"), ("holdings", "more at the end of")):
        sure = [entry for entry in report[key] if entry["win_interval"][0] > 0 or entry["win_interval"][1] < 0]
        for entry in sorted(sure, key=lambda entry: -abs(entry["win"]))[:MOST]:
            half = 50 * (entry["win_interval"][1] - entry["win_interval"][0])
            sign = "higher" if entry["win"] > 0 else "lower"
            yield (
                f"One {what} “{entry['name']}” goes with a chance to win {100 * abs(entry['win']):.1f} ± {half:.1f} "
                f"points {sign} ({entry['mean']:.1f} of it in a game)."
            )
