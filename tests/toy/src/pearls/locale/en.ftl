## Pearls: why a move is not legal

refusal-pearls-not-in-hand = You do not hold the card { $card }.
refusal-pearls-order = The highest card comes first: { $card } cannot follow a lower one.
refusal-pearls-pass = You have begun to dive: say “done”.
refusal-pearls-done = You have not begun to dive: lay a card, or pass.
refusal-pearls-players = Pearls has { $least } to { $most } players, not { $players }.
refusal-pearls-left = { $taken } pearls have been turned up, and two of each are in the game.

## Pearls: moves

pearls-lay = { $name } dives with { $card }.
pearls-done = { $name } comes up.
pearls-pass = { $name } passes.
pearls-deal = { $name } draws a breath card.
pearls-pearl = A pearl of { $points } is turned up.

## Pearls: what follows

pearls-won = { $name } dives deepest, to { $depth }, and wins the pearl: { $points ->
    [one] one point
   *[other] { $points } points
 }.
pearls-lost = Nobody dives: the pearl of { $points } is lost.
pearls-ended = The last pearl is found.
