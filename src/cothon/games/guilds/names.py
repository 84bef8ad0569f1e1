"""The words of the notation for goods, spaces, effects, places and tiles, each in its order."""

GOOD_NAMES = ("dyes", "oils", "glass", "cedar", "jewelry")
SPACE_NAMES = ("market", "residence", "trading", "warship", "delivery")
EFFECT_NAMES = ("embargo", "palette", "commando", "favour", "opulence", "legacy", "intrigue", "luxury", "escorts")
COLUMN_NAMES = ("left", "middle", "right")
SEAT_NAMES = tuple(f"{cost}{column}" for cost in range(6, 12) for column in "ab")
TILE_NAMES = (
    "guild-hall-1",
    "achievement-tiles",
    "residence-1",
    "guild-hall-2",
    "victory-points",
    "ship-cards",
    "coins",
    "residence-2",
    "goods",
)
