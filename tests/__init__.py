"""The tests, as a package of its own: packages of others bring one of the same name."""
