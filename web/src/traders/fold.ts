/** What the events of Traders do to the table as it is drawn. */
import type { Happening } from '../api/types'
import { replaced, without, withPoints, type Shown } from '../lib/shown'
import type { Colour, Counts, TradersView } from './types'

type SeatShown = TradersView['seats'][number]
type Change = (view: TradersView, event: Happening) => Partial<TradersView>

const more = (counts: Counts, colour: string | undefined, by: number): Counts => ({
  ...counts,
  [colour ?? '']: (counts[colour as Colour] ?? 0) + by,
})
const cardsOf = ({ card, cards }: Happening) => cards ?? (card === undefined ? [] : [card])

/** Of the seat that the event is about. */
function seated(view: TradersView, event: Happening, change: (seat: SeatShown) => Partial<SeatShown>) {
  const seat = view.seats[event.seat ?? -1]
  if (!seat || event.seat === undefined) return view.seats
  return replaced(view.seats, event.seat, { ...seat, ...change(seat) })
}
const inHand = (seat: SeatShown, gone: readonly string[], come: readonly string[]): Partial<SeatShown> => ({
  hand_size: seat.hand_size - gone.length + come.length,
  ...(seat.hand && { hand: [...without(seat.hand, gone), ...come] }),
})
const spent: Change = (view, event) => ({
  seats: seated(view, event, (seat) => inHand(seat, cardsOf(event), [])),
})
const sailed: Change = (view, { colour, to }) => ({
  ships: { ...view.ships, [colour ?? '']: to as number },
})

/** What is taken by this rule was reserved by the seat itself. */
const RESERVED = 'T3.5'
/** Whoever had reserved one of these has their piece back. */
const released = (seat: SeatShown, cards: readonly string[]): Partial<SeatShown> =>
  seat.reserved?.row === 'market' && cards.includes(seat.reserved.card) ? { reserved: null, piece: true } : {}
/** Pieces move up with the cards they lie on. */
const movedUp = (seat: SeatShown): SeatShown =>
  seat.reserved ? { ...seat, reserved: { ...seat.reserved, row: 'market' } } : seat

const CHANGES: Record<string, Change> = {
  taken: (view, event) => ({
    market: without(view.market, cardsOf(event)),
    seats: seated(view, event, (seat) => ({
      ...inHand(seat, [], cardsOf(event)),
      ...(event.rule === RESERVED && { reserved: null, piece: true }),
    })),
  }),
  reserved: (view, event) => ({
    seats: seated(view, event, () => ({
      piece: false,
      reserved: { row: event.row as 'market' | 'farm', card: event.card ?? '' },
    })),
  }),
  doubled: (view, event) => ({ seats: seated(view, event, () => ({ piece: false })) }),
  paid: spent,
  spent,
  bought: (view, event) => ({
    market: without(view.market, cardsOf(event)),
    seats: seated(view, event, (seat) => ({
      stock: [...seat.stock, ...cardsOf(event)].sort(),
      ...released(seat, cardsOf(event)),
    })),
  }),
  flipped: (view, event) => ({
    seats: seated(view, event, (seat) => ({
      tokens: more(seat.tokens, event.colour, -1),
      flipped: more(seat.flipped, event.colour, 1),
    })),
  }),
  sailed,
  returned: sailed,
  retreated: sailed,
  sold: (view, event) => ({
    seats: seated(view, event, (seat) => {
      const open = without(cardsOf(event), without(cardsOf(event), seat.stock))
      return {
        stock: without(seat.stock, open),
        stored: without(seat.stored, without(cardsOf(event), open)),
      }
    }),
  }),
  raided: (view, event) => ({
    seats: seated(view, event, (seat) => ({ stock: without(seat.stock, cardsOf(event)) })),
  }),
  stored: (view, event) => ({
    seats: seated(view, event, (seat) => ({
      stock: without(seat.stock, cardsOf(event)),
      stored: [...seat.stored, ...cardsOf(event)].sort(),
    })),
  }),
  token: (view, event) => ({
    seats: seated(view, event, (seat) => ({ tokens: more(seat.tokens, event.colour, 1) })),
  }),
  drawn: (view, event) => {
    const draw_size = view.draw_size - 1
    if (event['place'] === 'market') return { draw_size, market: [...view.market, ...cardsOf(event)] }
    if (event['place'] === 'farm') return { draw_size, farm: [...view.farm, ...cardsOf(event)] }
    if (event['place'] !== 'hand') return { draw_size }
    return { draw_size, seats: seated(view, event, (seat) => inHand(seat, [], cardsOf(event))) }
  },
  dealt: (view, event) => ({ seats: seated(view, event, (seat) => inHand(seat, [], cardsOf(event))) }),
  reshuffled: (view, { count }) => ({ draw_size: view.draw_size + (count ?? 0), discard: [] }),
  refilled: (view, event) => ({
    farm: without(view.farm, cardsOf(event)),
    market: [...view.market, ...cardsOf(event)],
    seats: view.seats.map(movedUp),
  }),
}

export function fold(shown: Shown, event: Happening): Shown {
  const { standings } = shown
  const view = shown.view as TradersView
  const change = CHANGES[event.kind]?.(view, event) ?? {}
  const sold = event.kind === 'sold' && event.seat !== undefined
  return {
    ...shown,
    view: { ...view, ...change },
    standings: sold ? withPoints(standings, event.seat ?? 0, event.vp ?? 0) : standings,
  }
}
