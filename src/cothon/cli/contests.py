"""What arena, simulate, balance and tournament are told alike: who plays, how often, from which seed."""

from __future__ import annotations

from argparse import ArgumentParser

BOTS = (
    "bots by seat, separated by commas: NAME, NAME@0.5s (seconds per move), NAME@2000 (simulations), "
    "NAME+FILE (weights of your own), module:factory"
)


def add_overwrite(parser: ArgumentParser) -> None:
    parser.add_argument("--overwrite", action="store_true", help="write over files that are there already")


def add_contest(
    parser: ArgumentParser,
    games: int,
    seed: int,
    bots: str | None = None,
    players: str | int | None = None,
    about: str = BOTS,
    processes: int | None = None,
) -> None:
    """Without bots, they have to be named; with players as words, several numbers of them may be."""
    note = "" if bots is None else " (%(default)s)"
    parser.add_argument("--bots", "--seats", "--bot", required=bots is None, default=bots, help=about + note)
    parser.add_argument("--games", type=int, default=games, help="how many games to play (%(default)s)")
    parser.add_argument("--seed", type=int, default=seed, help="the same seed deals the same cards (%(default)s)")
    many = "how many games at once (default: one per core)" if processes is None else "how many at once (%(default)s)"
    parser.add_argument("--processes", type=int, default=processes, help=many)
    if players is None:
        parser.add_argument(
            "--players", type=int, help="how many sit at the table (default: as many as bots are named)"
        )
    elif isinstance(players, int):
        parser.add_argument("--players", type=int, default=players, help="how many sit at each table (%(default)s)")
    else:
        about_players = "numbers of players, separated by commas, or all of them (%(default)s)"
        parser.add_argument("--players", default=players, help=about_players)
