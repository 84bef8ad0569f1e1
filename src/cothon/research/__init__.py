"""Cothon in the interfaces that researchers use: OpenSpiel, PettingZoo, Gymnasium."""
