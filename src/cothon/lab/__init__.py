"""Many games at once: contests between bots, simulation here or on a cluster, and what the results say."""
