"""The game as numbers for learners: what an observation holds, and how it is written."""
