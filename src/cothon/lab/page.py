"""A balance report as a page: figures in words, plots as SVG, everything as JSON beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.lab.findings import CAVEATS, findings

FIGURES, PAGE = "balance.json", "index.html"
INK, BLUE, RED, SAND = "#342a22", "#345ea0", "#ba3c30", "#c9b48a"
STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 Georgia, serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#342a22, #ece3d4); background: light-dark(#fbf7ee, #1d1916); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid light-dark(#c9b48a, #5c5142); }
td:first-child, th:first-child { text-align: left; }
th button { font: inherit; font-weight: bold; border: 0; padding: 0; background: none; color: inherit; }
img { max-width: 100%; }
@media (prefers-color-scheme: dark) { img { filter: invert(0.9) hue-rotate(180deg); } }
"""
# a click on a head sorts by its column, by numbers where there are any
SCRIPT = """
for (const table of document.querySelectorAll("table"))
  table.querySelectorAll("th").forEach((head, column) => head.addEventListener("click", () => {
    const down = head.ariaSort === "descending";
    table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
    head.ariaSort = down ? "ascending" : "descending";
    const value = row => row.cells[column].textContent;
    const order = (a, b) => (parseFloat(value(a)) - parseFloat(value(b))) || value(a).localeCompare(value(b));
    const rows = [...table.rows].slice(1).sort((a, b) => down ? order(a, b) : order(b, a));
    table.tBodies[0].append(...rows);
  }));
"""


def write_page(reports: Sequence[Json], folder: Path) -> Path:
    """Write index.html, its plots and balance.json; the page."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FIGURES).write_text(json.dumps(list(reports), indent=1), "utf-8")
        save(overview_plot(reports), folder / "overview.svg")
        for report in reports:
            save(report_plot(report), folder / f"{name_of(report)}.svg")
        page = folder / PAGE
        page.write_text(html(reports), "utf-8")
    except OSError as error:
        raise BadRequest("cannot-write", file=str(folder), error=error.strerror or str(error)) from error
    return page


def name_of(report: Json) -> str:
    """Of its files."""
    return f"{re.sub(r'[^0-9A-Za-z]+', '-', report['rules'])}-{report['players']}"


def html(reports: Sequence[Json]) -> str:
    first = reports[0]
    how = f"{first['games']:,} games each, seed {first['seed']}"
    parts = [f"<p>Every seat is played by the bot “{escape(first['bot'])}”, {how}.</p>", table_of(reports)]
    parts.append('<p><img src="overview.svg" alt="Win share of the start player, length and points side by side"></p>')
    for report in reports:
        title = f"{report['rules']}, {report['players']} players"
        alt = f"Win shares, length, points, endings and worths of {title}"
        parts += [f"<h2>{escape(title)}</h2>", listed(findings(report))]
        parts.append(f'<p><img src="{name_of(report)}.svg" alt="{escape(alt)}"></p>')
        parts.append(events_of(report))
    parts += ["<h2>What these figures do not say</h2>", listed(CAVEATS)]
    parts.append('<p>All figures: <a href="balance.json">balance.json</a>.</p>')
    body = "\n".join(parts)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Cothon: balance</title><style>{STYLE}</style></head>"
        f"<body><h1>How balanced the rule sets are</h1>\n{body}\n<script>{SCRIPT}</script></body></html>\n"
    )


def listed(sentences: Sequence[str]) -> str:
    return "<ul>" + "\n".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def table_of(reports: Sequence[Json]) -> str:
    """The rule sets side by side."""
    heads = ("rules", "players", "start player wins", "fair share", "decisions", "winner's points", "margin", "shared")
    rows = []
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
        rows.append([str(cell) for cell in cells])
    return table(heads, rows)


def events_of(report: Json) -> str:
    """What happens in a game, on average."""
    rows = [
        [
            entry["name"],
            f"{entry['game']:.1f}" if "game" in entry else "",
            f"{entry['mean']:.2f}",
            f"{entry['winners']:.2f}",
        ]
        for entry in report.get("events", [])
        if entry["mean"] or entry.get("game")
    ]
    if not rows:
        return ""
    heads = ("what happens", "in a game", "to a seat", "to a winner")
    return f"<details><summary>What happens in a game</summary>{table(heads, rows)}</details>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["<tr>" + "".join(f"<th><button>{head}</button></th>" for head in heads) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "<table>" + "\n".join(lines) + "</table>"


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
        made.savefig(path, format="svg", metadata={"Date": None}, transparent=True)  # day and night


def overview_plot(reports: Sequence[Json]) -> Any:
    made, axes = figure(1, 3, 14, 1.5 + 0.32 * len(reports))
    names = [f"{report['rules']} · {report['players']}" for report in reports]
    start = [report["win_share_in_order"][0] for report in reports]
    edge = [entry["share"] * report["players"] - 1 for entry, report in zip(start, reports, strict=True)]
    error = [(entry["high"] - entry["low"]) / 2 * r["players"] for entry, r in zip(start, reports, strict=True)]
    axes[0][0].errorbar(edge, names, xerr=error, fmt="o", color=BLUE, capsize=3)
    axes[0][0].axvline(0, color=SAND)
    label(axes[0][0], "start player's wins", "over a fair share, as a part of it")
    axes[0][1].barh(names, [report["decisions"]["mean"] for report in reports], color=SAND)
    label(axes[0][1], "length", "decisions in a game")
    axes[0][2].barh(names, [report["points"]["winners"]["mean"] for report in reports], color=SAND)
    label(axes[0][2], "winner's points", "points")
    for axis in axes[0]:
        axis.invert_yaxis()
    return made


def report_plot(report: Json) -> Any:
    made, axes = figure(2, 3, 14, 8)
    plot_shares(axes[0][0], report["win_share_in_order"], "place", "who wins")
    plot_histogram(axes[0][1], {"": report["decisions"]}, "length", "decisions in a game", "games")
    both = {"all": report["points"]["all"], "winners": report["points"]["winners"]}
    plot_histogram(axes[0][2], both, "points", "points at the end", "seats")
    endings = report["endings"]
    axes[1][0].bar(list(endings), list(endings.values()), color=SAND)
    label(axes[1][0], "how games end", "ending", "share of games")
    plot_worths(axes[1][1], report["actions"], "one more action goes with")
    plot_worths(axes[1][2], report["holdings"], "one more at the end goes with")
    return made


def label(axis: Any, title: str, along: str, up: str = "") -> None:
    """What is shown, and in which unit."""
    axis.set_title(title)
    axis.set_xlabel(along)
    axis.set_ylabel(up)


def plot_shares(axis: Any, shares: Sequence[Json], key: str, title: str) -> None:
    places = [str(entry[key] + 1) for entry in shares]
    values = [entry["share"] for entry in shares]
    errors = [[e["share"] - e["low"] for e in shares], [e["high"] - e["share"] for e in shares]]
    axis.bar(places, values, yerr=errors, color=SAND, ecolor=INK, capsize=4)
    axis.axhline(1 / len(shares), color=RED, linestyle="--")
    label(axis, title, "place in the order of play (dashed: a fair share)", "share of wins")


def plot_histogram(axis: Any, spreads: dict[str, Json], title: str, along: str, up: str) -> None:
    for (name, spread), colour in zip(spreads.items(), (SAND, BLUE), strict=False):
        values, counts = zip(*spread["histogram"], strict=True)
        axis.hist(values, bins=min(40, len(values)), weights=counts, color=colour, alpha=0.7, label=name or None)
    if len(spreads) > 1:
        axis.legend()
    label(axis, title, along, up)


def plot_worths(axis: Any, worths: Sequence[Json], title: str) -> None:
    names = [f"{entry['name']} ({entry['mean']:.1f} per game)" for entry in worths]
    errors = [[e["win"] - e["win_interval"][0] for e in worths], [e["win_interval"][1] - e["win"] for e in worths]]
    axis.errorbar([entry["win"] for entry in worths], names, xerr=errors, fmt="o", color=BLUE, capsize=3)
    axis.axvline(0, color=SAND)
    label(axis, title, "change of the chance to win (1 is certainty)")
    axis.invert_yaxis()
