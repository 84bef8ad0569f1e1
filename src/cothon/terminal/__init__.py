"""Playing and reading games in a terminal. Everything shown is made from views."""
