"""The printed and reconstructed cards (G10): the data file, and the code that reads and checks it."""
