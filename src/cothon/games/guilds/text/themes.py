"""What puzzles are about; their words are `guilds-page-theme-…` with the name of the theme."""

from cothon.core.themes import Theme

THEMES = (
    Theme("end", events=("ended",), reasons=("turns", "ends")),
    Theme("tiles", moves=("tile",), events=("tile",), reasons=("tile",)),
    Theme("guild", moves=("seat",), events=("seat",), reasons=("seat",)),
    Theme("delivery", moves=("deliver", "dock", "act delivery", "act trading"), events=("delivered",)),
    Theme("danger", moves=("act warship",), events=("met", "warship")),
    Theme("effects", moves=("use", "ready", "marker"), events=("effect",)),
    Theme("residence", moves=("act residence", "free"), events=("freed",)),
    Theme("market", moves=("act market", "swap", "take", "take-pile", "give"), rest=True),
    Theme("denying", others=True),
    Theme("passing", moves=("pass",), rest=True),
)
