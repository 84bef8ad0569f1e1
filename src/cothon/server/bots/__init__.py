"""Who moves when nobody else does: bots in seats, their worker processes, clocks."""
