/** What the view says about the route, the colours and the cards. */
import type { Colour, Counts, TradersBoard, TradersView } from './types'

export const coloursOf = (view: Pick<TradersView, 'ships'>) => Object.keys(view.ships) as Colour[]

export type PlaceName = 'home' | 'refuge' | 'payday' | 'pirates' | 'sea'

/** Which of the named places it is: a harbour keeps its name where pirates lurk. */
export function placeName(board: TradersBoard, place: number): PlaceName {
  const named = (['home', 'refuge', 'payday'] as const).find((name) => board[name] === place)
  return named ?? (board.pirates.includes(place) ? 'pirates' : 'sea')
}

/** A place for a sentence, with its number among the pirate waters. */
export const placeIn = (board: TradersBoard, place: number) => ({
  place: placeName(board, place),
  number: board.pirates.indexOf(place) + 1,
})

/** Pirate waters that lie side by side, as first and last place. */
export function pirateWaters({ pirates }: TradersBoard): { first: number; last: number }[] {
  const waters: { first: number; last: number }[] = []
  for (const place of pirates) {
    const last = waters.at(-1)
    if (last?.last === place - 1) last.last = place
    else waters.push({ first: place, last: place })
  }
  return waters
}

/** Amphoras on cards, as many as the rules say a card of its value has. */
export const amphoras = (cards: readonly string[], { icons }: TradersBoard) =>
  cards.reduce((sum, card) => sum + (icons[card.slice(1)] ?? 0), 0)

const tokensIn = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How far the game has come, as numbers for a sentence. */
export const progress = ({ board, seats, draw_size, discard }: TradersView) => ({
  most: board.tokens_to_end,
  count: Math.max(...seats.map(({ tokens, flipped }) => tokensIn(tokens) + tokensIn(flipped))),
  draw: draw_size,
  discards: discard.length,
})
