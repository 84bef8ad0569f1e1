"""Experiments: arenas and statistics."""
