"""Review a recorded game: what the decisions were worth, what luck did, the turning points and why."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from cothon.core.refusal import BadRequest
from cothon.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from cothon.core.game import Json
    from cothon.review import Progress, Review

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as `save` or table.record() writes it")
    parser.add_argument(
        "--seat", type=int, action="append", help="a seat to review, from 0; can be repeated (default: everyone)"
    )
    parser.add_argument("--effort", type=float, default=1.0, help="2 takes twice as long (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="a whole number (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.add_argument("--html", metavar="OUT", help="write a page, complete in one file")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from cothon.terminal.files import read_json

    record = with_printable_names(read_json(arguments.file))
    console = Console(highlight=False, soft_wrap=arguments.json)
    found, code = watched(record, arguments)
    if found is None:
        return code
    if arguments.html:
        write_page(arguments.html, found, arguments.language)
    if arguments.json:
        console.print_json(json.dumps(found.data(arguments.language), ensure_ascii=False))
    else:
        print_review(console, found, arguments.language)
        if code:
            console.print(say("review-broken-off", arguments.language), style="yellow")
    return code


def with_printable_names(record: Json) -> Json:
    from cothon.terminal.printing import named

    names = record.get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return record  # and refused
    return record | {"names": [named(name) for name in names]}


def watched(record: Json, arguments: argparse.Namespace) -> tuple[Review | None, int]:
    """The review, with a bar while it is made; what Ctrl-C leaves of it."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    import cothon

    last: list[Progress] = []
    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("review-progress", arguments.language), total=1.0)

        def look(progress: Progress) -> None:
            last[:] = [progress]
            bar.update(task, completed=progress.share)

        try:
            return cothon.review(record, arguments.seat, arguments.seed, arguments.effort, look), 0
        except KeyboardInterrupt:
            return last[0].review() if last else None, INTERRUPTED


def print_review(console: Console, review: Review, language: str) -> None:
    from rich.text import Text

    from cothon.review import story
    from cothon.terminal.curve import draw

    for player in review.players:
        console.print(Text.assemble((player.name, "bold"), f": {story.of_player(player, language)}"))
    console.print()
    if review.stretches:
        console.print(draw(review.stretches, review.names, say("review-course", language)))
    console.print(f"[bold]{say('review-turning-points', language)}[/]")
    for point in review.turning_points:
        console.print(Text(f"\n{story.heading(review, point, language)}", "bold"))
        for line in story.account(review, point, language):
            console.print(f"  {line}", markup=False)
    if not review.turning_points:
        console.print(say("review-none", language))
    console.print(f"\n{story.close_calls(review, language)}", style="dim")
    if review.result is None:
        console.print(say("review-not-over", language), style="dim")


def write_page(path: str, review: Review, language: str) -> None:
    from cothon.review.page import page

    boards = {point.step: board(review, point.step, language) for point in review.turning_points}
    try:
        Path(path).write_text(page(review, language, boards), "utf-8")
    except OSError as error:
        raise BadRequest("cannot-write", file=path, error=error.strerror or str(error)) from error


def board(review: Review, step: int, language: str) -> str:
    """The table before a decision, as its seat knew it, in coloured characters."""
    from io import StringIO

    from rich.console import Console

    from cothon.terminal.drawing import draw

    decision = review.at(step).decision
    view = review.game.view(decision.root, decision.seat)
    console = Console(file=StringIO(), record=True, width=100, color_system="truecolor", force_terminal=True)
    console.print(draw(view, list(review.names), language))
    return console.export_html(inline_styles=True, code_format="{code}")
