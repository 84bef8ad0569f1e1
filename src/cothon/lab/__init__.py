"""Many games at once: arenas, simulation here or on a cluster, and what the results say."""
