"""Pearls: a small game from outside the package, to show what a game has to bring. Its rules: README.md."""
