import type { GameView } from '../api/types'
import { listed, listOf, say, type Pieces } from '../lib/parts'
import { t } from '../lib/words.svelte'
import { coloursOf, placeIn } from './board'
import type { Colour, Counts, TradersView } from './types'

const ROWS = ['market', 'farm'] as const

function tokens(colours: readonly Colour[], counts: Counts): string {
  const parts = colours
    .filter((colour) => counts[colour])
    .map((colour) => t('traders-page-tokens-of', { colour, up: counts[colour] ?? 0, down: 0 }))
  return listed(parts)
}

export function describe(data: GameView, names: readonly string[]): readonly Pieces[] {
  const view = data as TradersView
  const colours = coloursOf(view)
  const hand = view.viewer === null ? undefined : view.seats[view.viewer]?.hand
  return [
    ...colours.map((colour) =>
      say('traders-page-ship-at', { colour, ...placeIn(view.board, view.ships[colour]) }),
    ),
    ...ROWS.map((row) => say('traders-page-read-row', { row, cards: listOf('card', view[row]) })),
    ...view.seats.map((seat, at) =>
      say('traders-page-read-seat', {
        name: names[at] ?? '',
        hand: seat.hand_size,
        stock: listOf('card', seat.stock),
        stored: listOf('card', seat.stored),
        tokens: tokens(colours, seat.tokens),
        flipped: tokens(colours, seat.flipped),
      }),
    ),
    ...(hand ? [say('web-read-hand', { cards: listOf('card', hand) })] : []),
  ]
}
