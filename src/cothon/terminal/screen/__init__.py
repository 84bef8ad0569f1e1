"""The whole screen of a terminal as the table, with Textual: `cothon play --screen`."""
