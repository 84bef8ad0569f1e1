"""Many games at once: simulation, on this machine or on a cluster, and what the results say about the rules."""
