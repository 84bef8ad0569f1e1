"""The games as environments of PettingZoo: `traders_v0.env(rules=…, players=…)`, `guilds_v0.env(players=…)`."""
