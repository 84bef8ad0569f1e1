"""Print what lets a shell complete the command, for its start-up file: eval "$(cothon completion bash)"."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from cothon.cli import COMMANDS, parser_of

BASH = """\
_cothon() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words=
    case "$COMP_CWORD:${{COMP_WORDS[1]}}:$before:$word" in
        1:*) words="{commands} --help --version" ;;
{cases}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _cothon cothon"""  # by default files, where no words fit


@dataclass(frozen=True)
class Option:
    """What may stand in a command line: a name with a value or without one, or a value alone."""

    names: tuple[str, ...]
    takes_value: bool
    values: tuple[str, ...]  # none: files
    about: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=sorted(SHELLS), help="which shell")


def run(arguments: argparse.Namespace) -> None:
    print(SHELLS[arguments.shell]())


def options(command: str) -> Iterator[Option]:
    parser = parser_of(command)
    for action in parser._actions:
        yield Option(tuple(action.option_strings), action.nargs != 0, values(action), about(parser, action))


def values(action: argparse.Action) -> tuple[str, ...]:
    """What may be given, where that is a short list of words."""
    from cothon import rule_sets
    from cothon.bots import bots

    lists = {"rules": rule_sets, "level": bots, "bots": bots}
    return tuple(map(str, action.choices or lists.get(action.dest, tuple)()))


def about(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    return parser._get_formatter()._expand_help(action) if action.help else ""


def bash() -> str:
    cases = "\n".join(f'        {pattern}) words="{" ".join(words)}" ;;' for pattern, words in cases_of_bash())
    return BASH.format(commands=" ".join(COMMANDS), cases=cases)


def cases_of_bash() -> Iterator[tuple[str, list[str]]]:
    """The option before the cursor waits for its value; otherwise a dash begins an option, and nothing a value."""
    for command in COMMANDS:
        named = [option for option in options(command) if option.names]
        for option in named:
            if option.takes_value:
                yield "|".join(f"*:{command}:{name}:*" for name in option.names), list(option.values)
        yield f"*:{command}:*:-*", [name for option in named for name in option.names]
        yield f"*:{command}:*", [value for option in options(command) if not option.names for value in option.values]


def zsh() -> str:
    """zsh understands what bash is told."""
    return f"autoload -Uz compinit bashcompinit\n(( $+functions[compdef] )) || compinit\nbashcompinit\n{bash()}"


def fish() -> str:
    lines = [f"complete -c cothon -n __fish_use_subcommand -a {name} -d {quoted(COMMANDS[name])}" for name in COMMANDS]
    return "\n".join(lines + [line for command in COMMANDS for line in lines_of_fish(command)])


def lines_of_fish(command: str) -> Iterator[str]:
    for option in options(command):
        names = "".join(f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}" for name in option.names)
        waits = " -r" if option.names and option.takes_value else ""
        offered = f" -f -a {quoted(' '.join(option.values))}" if option.values else ""
        if names or offered:
            seen = quoted(f"__fish_seen_subcommand_from {command}")
            yield f"complete -c cothon -n {seen}{names}{waits}{offered} -d {quoted(option.about)}"


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS = {"bash": bash, "fish": fish, "zsh": zsh}
