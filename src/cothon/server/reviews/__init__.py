"""Looking back at finished games: a queue of reviews, their worker processes, other tries."""
