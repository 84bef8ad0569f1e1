"""In which language the command speaks: `--language`, or as the environment says, or English."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from collections.abc import Mapping

from cothon.core.words import DEFAULT, languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=languages(),
        default=language_of(os.environ),
        help="the language of the output (default: that of LANG)",
    )


def language_of(environment: Mapping[str, str]) -> str:
    """The language of `de_CH.UTF-8` is `de`; one that there are no words for is English."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = re.split(r"[-_.@]", wanted)[0].lower()
    return language if language in languages() else DEFAULT
