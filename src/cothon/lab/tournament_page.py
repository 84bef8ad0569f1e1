"""A tournament as a page: standings, crosstable, and who broke down."""

from __future__ import annotations

from html import escape

from cothon.lab.tournament import Tournament

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 Georgia, serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#342a22, #ece3d4); background: light-dark(#fbf7ee, #1d1916); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid light-dark(#c9b48a, #5c5142); }
td:first-child, th:first-child { text-align: left; }
.won { background: light-dark(#dbe8d4, #2f4229); } .lost { background: light-dark(#f0d9d2, #4d2c25); }
"""


def html(found: Tournament) -> str:
    form = "Round robin" if found.form == "round-robin" else f"Swiss, {len(found.rounds)} rounds"
    body = [
        "<h1>Tournament</h1>",
        f"<p>{escape(found.rules)}, {found.players} players at a table. {form}, {found.games} games in all. "
        "Elo is around a mean of 0; in brackets what 95 of 100 such tournaments would give.</p>",
        standings(found),
        "<h2>Who won against whom</h2>",
        "<p>Of the games that one of the two won, the share of the one at the left; under it how often they met.</p>",
        crosstable(found),
    ]
    if found.faults:
        body += ["<h2>Games lost by a fault</h2>", "<ul>", *(fault_line(fault) for fault in found.faults[:50]), "</ul>"]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Cothon: tournament</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def standings(found: Tournament) -> str:
    heads = ("", "bot", "Elo", "games", "wins", "share of wins", "points", "seconds a move", "faults")
    lines = ["<table><tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
    for place, row in enumerate(found.rows, 1):
        low, high = row.elo_interval
        cells = (
            str(place),
            escape(row.bot),
            f"{row.elo:+.0f} [{low:+.0f}, {high:+.0f}]",
            str(row.games),
            f"{row.wins:.1f}",
            f"{100 * row.win_share:.0f} %",
            f"{row.points:.1f}",
            f"{row.seconds_a_move:.4f}",
            str(row.faults),
        )
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "\n".join(lines) + "</table>"


def crosstable(found: Tournament) -> str:
    names = [row.bot for row in found.rows]
    lines = ["<table><tr><th></th>" + "".join(f"<th>{escape(name)}</th>" for name in names) + "</tr>"]
    for name in names:
        cells = "".join(cell(found, name, other) for other in names)
        lines.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return "\n".join(lines) + "</table>"


def cell(found: Tournament, name: str, other: str) -> str:
    entry = found.met[name].get(other)
    if entry is None:
        return "<td>·</td>"
    look = "won" if entry.share > 0.5 else "lost" if entry.share < 0.5 else ""
    return f'<td class="{look}">{100 * entry.share:.0f} %<br><small>{entry.games}</small></td>'


def fault_line(fault: dict[str, object]) -> str:
    return f"<li>{escape(str(fault['bot']))}: {escape(str(fault['words']))}</li>"
