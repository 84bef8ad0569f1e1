"""README's ten lines of Python, for the type checker; tests/core/test_docs.py demands that they are the same."""

import cothon

table = cothon.new_table("traders/standard", players=3, seed=7)
table.turn, table.legal_moves()
table.play("take Y5")
table.play("take Y5")
bot = cothon.bot("novice", seed=1)
while table.turn is not None:
    table.play(bot.choose(table.view(table.turn), table.legal_moves()))
table.ending  # noqa: B018
max(table.scores()) == table.scores()[table.winners()[0]]  # noqa: B015
cothon.replay(table.record()).scores() == table.scores()  # noqa: B015
