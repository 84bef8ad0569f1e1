import type { Colour, Counts, TradersView } from '../api/types'
import { t } from '../lib/words.svelte'

const COLOURS: Colour[] = ['R', 'B', 'Y', 'G']
const list = (cards: readonly string[]) => (cards.length ? cards.join(' ') : t('web-nothing'))

function tokens(counts: Counts): string {
  const parts = COLOURS.filter((colour) => counts[colour]).map((colour) =>
    t('web-tokens-of', { colour, up: counts[colour] ?? 0, down: 0 }),
  )
  return parts.length ? parts.join(', ') : t('web-nothing')
}

export function describeTraders(view: TradersView, names: readonly string[]): string[] {
  const ships = COLOURS.map((colour) => t('web-ship-at', { colour, place: view.ships[colour] }))
  const rows = (['market', 'farm'] as const).map((row) => t('web-read-row', { row, cards: list(view[row]) }))
  const seats = view.seats.map((seat, at) =>
    t('web-read-seat', {
      name: names[at] ?? '',
      hand: seat.hand_size,
      stock: list(seat.stock),
      stored: list(seat.stored),
      tokens: tokens(seat.tokens),
      flipped: tokens(seat.flipped),
    }),
  )
  const hand = view.viewer === null ? undefined : view.seats[view.viewer]?.hand
  return [...ships, ...rows, ...seats, ...(hand ? [t('web-read-hand', { cards: list(hand) })] : [])]
}
