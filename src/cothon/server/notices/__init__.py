"""Notices: what happened at a table while its player was not looking. Each is sent only to those who asked for it."""
