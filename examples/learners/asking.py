"""What every learner is told on the command line, and how long it may learn."""

from __future__ import annotations

import argparse
import time


class Clock:
    """How many CPU seconds of this process are left for learning."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.start = seconds, time.process_time()

    def is_on(self) -> bool:
        return time.process_time() - self.start < self.seconds


def asked(about: str | None, arguments: list[str] | None) -> argparse.Namespace:
    """What every learner is told on the command line."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=600, help="of CPU time to learn (%(default)s)")
    parser.add_argument("--opponent", default="novice", help="for those who learn against a bot (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="to measure it by, against each bot (%(default)s)")
    return parser.parse_args(arguments)
