"""Which rules a command plays by: a rule set or a file of house rules, as its first word or after `--rules`."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser

from cothon.games import rule_sets

ONE = "a rule set, or a file of house rules that ends with .toml"
SEVERAL = "rule sets or files of house rules, separated by commas, or all of them"


def add_rules(parser: ArgumentParser, default: str | None = None, what: str = ONE) -> None:
    parser.add_argument("rules", nargs="?", default=SUPPRESS, help=what)
    parser.add_argument("--rules", default=default or rule_sets()[0], help="the same, as an option (%(default)s)")
