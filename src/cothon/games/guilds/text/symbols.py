"""The words of the notation for goods, spaces, effects, places and tiles, each in its order."""

from cothon.games.guilds.text.shapes import Good, Space

GOOD_NAMES: tuple[Good, ...] = ("dyes", "oils", "glass", "cedar", "jewelry")
SPACE_NAMES: tuple[Space, ...] = ("market", "residence", "trading", "warship", "delivery")
GOOD_TINTS = ((140, 60, 130), (120, 130, 40), (60, 140, 160), (150, 90, 50), (190, 150, 40))
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
