"""Players that are programs: each gets a view and the legal moves, and nothing else."""
