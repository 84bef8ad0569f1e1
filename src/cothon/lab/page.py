"""A balance report as a page: figures in words, plots as SVG, everything as JSON beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from cothon.core.game import Json
from cothon.core.refusal import BadRequest

INK, BLUE, RED, SAND = "#342a22", "#345ea0", "#ba3c30", "#c9b48a"
STYLE = "body{font-family:Georgia,serif;max-width:70rem;margin:2rem auto;color:#342a22;background:#fbf7ee}" \
        "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #c9b48a}" \
        "td:first-child,th:first-child{text-align:left}img{max-width:100%}"  # fmt: skip


def write_page(reports: Sequence[Json], folder: Path) -> Path:
    """Write index.html, its plots and balance.json; the page."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "balance.json").write_text(json.dumps(list(reports), indent=1), "utf-8")
        save(overview_plot(reports), folder / "overview.svg")
        for report in reports:
            save(report_plot(report), folder / f"{name_of(report)}.svg")
        page = folder / "index.html"
        page.write_text(html(reports), "utf-8")
    except OSError as error:
        raise BadRequest("cannot-write", file=str(folder), error=error.strerror or str(error)) from error
    return page


def name_of(report: Json) -> str:
    return f"{report['rules'].replace('/', '-')}-{report['players']}"


def html(reports: Sequence[Json]) -> str:
    first = reports[0]
    how = f"{first['games']} games each, seed {first['seed']}"
    head = f"<p>Every seat is played by the bot “{escape(first['bot'])}”, {how}."
    parts = [head + " Bars and brackets are 95 % intervals.</p>", table_of(reports)]
    parts.append('<p><img src="overview.svg" alt="Win share of the start player, length and points side by side"></p>')
    for report in reports:
        title = f"{report['rules']}, {report['players']} players"
        alt = f"Win shares, length, points, endings and worths of {title}"
        parts.append(f'<h2>{escape(title)}</h2><p><img src="{name_of(report)}.svg" alt="{escape(alt)}"></p>')
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cothon: balance</title>'
        f"<style>{STYLE}</style></head><body><h1>How balanced the rule sets are</h1>\n{body}\n</body></html>\n"
    )


def table_of(reports: Sequence[Json]) -> str:
    """The rule sets side by side."""
    heads = ("rules", "players", "start player wins", "fair share", "decisions", "winner's points", "margin", "shared")
    rows = ["<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
    for report in reports:
        start = report["win_share_in_order"][0]
        cells = (
            report["rules"],
            report["players"],
            f"{start['share']:.1%} [{start['low']:.1%}, {start['high']:.1%}]",
            f"{1 / report['players']:.1%}",
            f"{report['decisions']['mean']:.0f}",
            f"{report['points']['winners']['mean']:.1f}",
            f"{report['points']['margin']['mean']:.1f}",
            f"{report['shared_wins']:.1%}",
        )
        rows.append("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>")
    return "<table>" + "\n".join(rows) + "</table>"


def figure(rows: int, columns: int, width: float, height: float) -> tuple[Any, Any]:
    """Without pyplot, which would keep every figure for the rest of the program."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    made = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(made)
    return made, made.subplots(rows, columns, squeeze=False)


def save(made: Any, path: Path) -> None:
    """The same report gives the same file."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "cothon", "svg.fonttype": "none"}):
        made.savefig(path, format="svg", metadata={"Date": None})


def overview_plot(reports: Sequence[Json]) -> Any:
    made, axes = figure(1, 3, 14, 1.5 + 0.32 * len(reports))
    names = [f"{report['rules']} · {report['players']}" for report in reports]
    start = [report["win_share_in_order"][0] for report in reports]
    edge = [entry["share"] * report["players"] - 1 for entry, report in zip(start, reports, strict=True)]
    error = [(entry["high"] - entry["low"]) / 2 * r["players"] for entry, r in zip(start, reports, strict=True)]
    axes[0][0].errorbar(edge, names, xerr=error, fmt="o", color=BLUE, capsize=3)
    axes[0][0].axvline(0, color=SAND)
    axes[0][0].set_title("start player's wins, over a fair share")
    axes[0][1].barh(names, [report["decisions"]["mean"] for report in reports], color=SAND)
    axes[0][1].set_title("decisions a game")
    axes[0][2].barh(names, [report["points"]["winners"]["mean"] for report in reports], color=SAND)
    axes[0][2].set_title("winner's points")
    for axis in axes[0]:
        axis.invert_yaxis()
    return made


def report_plot(report: Json) -> Any:
    made, axes = figure(2, 3, 14, 8)
    plot_shares(axes[0][0], report["win_share_in_order"], "place", "win share by place in the order of play")
    plot_histogram(axes[0][1], {"": report["decisions"]}, "decisions a game")
    plot_histogram(axes[0][2], {"all": report["points"]["all"], "winners": report["points"]["winners"]}, "points")
    endings = report["endings"]
    axes[1][0].bar(list(endings), list(endings.values()), color=SAND)
    axes[1][0].set_title("how games end")
    plot_worths(axes[1][1], report["actions"], "win chance with one more action")
    plot_worths(axes[1][2], report["holdings"], "win chance with one more at the end")
    return made


def plot_shares(axis: Any, shares: Sequence[Json], label: str, title: str) -> None:
    places = [str(entry[label] + 1) for entry in shares]
    values = [entry["share"] for entry in shares]
    errors = [[e["share"] - e["low"] for e in shares], [e["high"] - e["share"] for e in shares]]
    axis.bar(places, values, yerr=errors, color=SAND, ecolor=INK, capsize=4)
    axis.axhline(1 / len(shares), color=RED, linestyle="--")
    axis.set_title(title)


def plot_histogram(axis: Any, spreads: dict[str, Json], title: str) -> None:
    for (name, spread), colour in zip(spreads.items(), (SAND, BLUE), strict=False):
        values, counts = zip(*spread["histogram"], strict=True)
        axis.hist(values, bins=min(40, len(values)), weights=counts, color=colour, alpha=0.7, label=name or None)
    if len(spreads) > 1:
        axis.legend()
    axis.set_title(title)


def plot_worths(axis: Any, worths: Sequence[Json], title: str) -> None:
    names = [f"{entry['name']} ({entry['mean']:.1f} a game)" for entry in worths]
    errors = [[e["win"] - e["win_interval"][0] for e in worths], [e["win_interval"][1] - e["win"] for e in worths]]
    axis.errorbar([entry["win"] for entry in worths], names, xerr=errors, fmt="o", color=BLUE, capsize=3)
    axis.axvline(0, color=SAND)
    axis.set_title(title)
    axis.invert_yaxis()
