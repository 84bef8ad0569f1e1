"""How a seat stands and how a move looks, for bots: features of a board and their weights. Compiles too."""
