"""What cibuildwheel asks of a wheel: it is compiled, and plays a game of every rule set that can be replayed."""

from __future__ import annotations

import cothon
from cothon.core.build import is_compiled


def main() -> None:
    assert is_compiled(), "the wheel has no compiled engine"
    for rules in cothon.rule_sets():
        table = cothon.new_table(rules, players=3, seed=7)
        bot = cothon.bot("novice", seed=1)
        while table.turn is not None:
            assert isinstance(table.turn, int)
            table.play(bot.choose(table.view(table.turn), table.legal_moves()))
        assert cothon.replay(table.record()).scores() == table.scores()
        print(rules, table.scores(), table.ending)


if __name__ == "__main__":
    main()
