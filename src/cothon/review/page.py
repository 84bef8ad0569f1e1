"""A review as one page that needs nothing else: the curve, the players, the turning points with their boards."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from cothon.core.words import say
from cothon.review import story
from cothon.review.curve import svg
from cothon.review.report import Review
from cothon.review.turning import TurningPoint

STYLE = """
:root{color-scheme:light dark;--ground:#fbf7ee;--ink:#342a22;--line:#c9b48a;--panel:#efe4cb}
@media(prefers-color-scheme:dark){:root{--ground:#0b2530;--ink:#efe4cb;--line:#2d7f8f;--panel:#0f3d4c}}
body{font-family:Georgia,serif;max-width:62rem;margin:2rem auto;padding:0 1rem;line-height:1.5;
color:var(--ink);background:var(--ground)}
h1,h2{font-weight:normal}table{border-collapse:collapse}
td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid var(--line)}
td:first-child,th:first-child{text-align:left}
svg{width:100%;height:auto;display:block}svg text{font:13px Georgia,serif;fill:var(--ink)}
section{background:var(--panel);border-radius:.5rem;padding:.2rem 1rem 1rem;margin:1rem 0}
section p{margin:.3rem 0}pre{font:12px/1.3 ui-monospace,monospace;overflow-x:auto;background:#0b1d24;color:#efe4cb;
padding:.8rem;border-radius:.4rem}
"""


def page(review: Review, language: str, boards: Mapping[int, str]) -> str:
    """The whole page; `boards` has the position before each turning point as HTML, by its step."""
    title = escape(f"{say('review-title', language)}: {', '.join(review.names)}")
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(review.rules)}</p>",
        players(review, language),
        f"<h2>{escape(say('review-course', language))}</h2>",
        svg(review),
        f"<h2>{escape(say('review-turning-points', language))}</h2>",
        *(section(review, place, point, language, boards) for place, point in enumerate(review.turning_points, 1)),
        *([] if review.turning_points else [paragraph(say("review-none", language))]),
        paragraph(story.close_calls(review, language)),
        *([paragraph(say("review-not-over", language))] if review.result is None else []),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    start = f'<!doctype html><html lang="{language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{start}<body>\n{body}\n</body></html>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def players(review: Review, language: str) -> str:
    """Three numbers for each."""
    heads = ["", *(say(f"review-{key}", language) for key in ("accuracy", "lost", "luck"))]
    rows = [heads]
    for player in review.players:
        accuracy = "–" if player.accuracy is None else str(round(player.accuracy))
        lost, luck = story.percent(player.lost, language), story.percent(player.luck, language, signed=True)
        rows.append([player.name, accuracy, lost, luck])
    cells = [[f"<td>{escape(cell)}</td>" for cell in row] for row in rows]
    return "<table>" + "".join(f"<tr>{''.join(row)}</tr>" for row in cells) + "</table>"


def section(review: Review, place: int, point: TurningPoint, language: str, boards: Mapping[int, str]) -> str:
    title = f"<h3>{place}. {escape(story.heading(review, point, language))}</h3>"
    lines = "".join(paragraph(line) for line in story.account(review, point, language))
    board = f"<pre>{boards[point.step]}</pre>" if point.step in boards else ""
    return f'<section id="point-{place}">{title}{lines}{board}</section>'
