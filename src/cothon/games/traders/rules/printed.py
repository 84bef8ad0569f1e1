"""What is printed on board and cards, for those who show or weigh it: they ask here, and state no rule."""

from cothon.games.traders.rules.cards import ALEXANDRIA, CARTHAGE, CYRENAICA, ICONS, LAST_TOKENS, POINTS_A_VP


def home_place() -> int:
    """T1.6: where ships start."""
    return ALEXANDRIA


def refuge_place() -> int:
    """T6.5: where raided ships go."""
    return CYRENAICA


def payday_place() -> int:
    """T4.3: a ship there means a payday."""
    return CARTHAGE


def tokens_to_end() -> int:
    """T6.3: how many tokens of one player end the game."""
    return LAST_TOKENS


def points_a_vp() -> int:
    """T6.1"""
    return POINTS_A_VP


def icons_on(card: int) -> int:
    """T1.3"""
    return ICONS[card]
