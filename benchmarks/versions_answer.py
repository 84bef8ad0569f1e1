"""The bots of one version, for versions.py: `[seed, view, legal]` a line in, a move a line out.

Runs in that version, so it uses nothing but what every version has.
"""

import json
import sys
from functools import lru_cache
from typing import Any

import cothon

KEPT = 4  # bots; each keeps a tree
LATER = ("board",)  # what views have come to hold and former versions refuse; no bot needs it


@lru_cache(maxsize=KEPT)
def bot_for(wish: str, seed: int) -> Any:
    name, _, limit = wish.partition("@")
    if limit.endswith("s"):
        return cothon.bot(name, seconds=float(limit[:-1]), seed=seed, threads=1)
    return cothon.bot(name, simulations=int(limit) if limit else None, seed=seed, threads=1)


def main() -> None:
    for line in sys.stdin:
        seed, view, legal = json.loads(line)
        view = {key: value for key, value in view.items() if key not in LATER}
        print(bot_for(sys.argv[1], seed).choose(view, legal), flush=True)


if __name__ == "__main__":
    main()
