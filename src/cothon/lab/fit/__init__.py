"""Fitting a game's judgement: games that teach, weights that follow from them, matches that accept or refuse them."""
