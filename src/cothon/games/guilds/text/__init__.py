"""The edge: moves, positions, views, refusals and stories as text and JSON. Asks the rules, states none."""
