"""The server: tables that many people and bots can sit at. `cothon serve` starts it."""
