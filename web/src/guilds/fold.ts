/** What the events of Guilds do to the table as it is drawn. */
import type { Happening } from '../api/types'
import { replaced, without, type Shown } from '../lib/shown'
import type { GuildsSeat, GuildsView, Space } from './types'

type Change = (view: GuildsView, event: Happening) => Partial<GuildsView>

const cardsOf = ({ card, cards }: Happening) => cards ?? (card === undefined ? [] : [card])

/** Of the seat that the event is about. */
function seated(view: GuildsView, event: Happening, change: (seat: GuildsSeat) => Partial<GuildsSeat>) {
  const seat = view.seats[event.seat ?? -1]
  if (!seat || event.seat === undefined) return view.seats
  return replaced(view.seats, event.seat, { ...seat, ...change(seat) })
}
/** One card goes from a hand or comes to it, seen or not. */
const inHand = (seat: GuildsSeat, gone: readonly string[], come: readonly string[], unseen = 0) => ({
  hand_size: seat.hand_size - gone.length + come.length + unseen,
  ...(seat.hand && { hand: [...without(seat.hand, gone), ...come] }),
})
const drawn: Change = (view, event) => ({
  draw_size: view.draw_size - 1,
  seats: seated(view, event, (seat) => inHand(seat, [], cardsOf(event), cardsOf(event).length ? 0 : 1)),
})
/** `trading 2` is the second dock. */
const dockOf = (place: unknown) => Number(String(place).split(' ')[1] ?? 0) - 1
const shifted = (spaces: readonly Space[], { from, to }: Happening) =>
  [...without(spaces, from === undefined ? [] : [from as Space]), to as Space].filter(Boolean)

function discAt(view: GuildsView, place: unknown, seat: number, there: boolean): Partial<GuildsView> {
  const change = (discs: readonly number[]) => (there ? [...discs, seat] : without(discs, [seat]))
  if (place === 'warship') return { warship: change(view.warship) }
  if (place === 'anchor') return { anchor: change(view.anchor) }
  return { docks: replaced(view.docks, dockOf(place), there ? seat : null) }
}
const fewer: (seat: GuildsSeat) => Partial<GuildsSeat> = ({ available }) => ({ available: available - 1 })

/** A ship that leaves by this rule leaves a gap; by others those behind it move up. */
const STAYS_EMPTY = 'G6.4'

const CHANGES: Record<string, Change> = {
  acted: (view, event) => ({ seats: seated(view, event, () => ({ disc: event.space as Space })) }),
  played: (view, event) => ({
    seats: seated(view, event, (seat) => ({
      ...inHand(seat, cardsOf(event), []),
      base: without(seat.base, cardsOf(event)),
      played: [...seat.played, ...cardsOf(event)],
    })),
  }),
  paid: (view, event) => ({
    seats: seated(view, event, (seat) => inHand(seat, cardsOf(event), [])),
    discard: [...view.discard, ...cardsOf(event)],
  }),
  took: (view, event) =>
    event['from'] === 'market'
      ? {
          market: without(view.market, cardsOf(event)),
          seats: seated(view, event, (seat) => inHand(seat, [], cardsOf(event))),
        }
      : drawn(view, event),
  swapped: (view, event) => ({
    market: [...without(view.market, cardsOf(event)), event['given'] ?? ''],
    seats: seated(view, event, (seat) => inHand(seat, [event['given'] ?? ''], cardsOf(event))),
  }),
  gained: drawn,
  dealt: drawn,
  regained: (view, event) => ({
    seats: seated(view, event, (seat) => ({
      ...inHand(seat, [], cardsOf(event)),
      base: [...seat.base, ...cardsOf(event).filter((card) => card.startsWith('base:'))],
      played: [],
      disc: null,
    })),
  }),
  filled: (view, event) => ({
    draw_size: view.draw_size - 1,
    market: [...view.market, ...cardsOf(event)],
  }),
  cleared: (view, event) => ({ market: [], discard: [...view.discard, ...cardsOf(event)] }),
  disc: (view, event) => ({
    ...discAt(view, event['place'], event.seat ?? 0, true),
    seats: seated(view, event, fewer),
  }),
  returned: (view, event) => ({
    ...discAt(view, event['from'], event.seat ?? 0, false),
    seats: seated(view, event, ({ available }) => ({ available: available + 1 })),
  }),
  freed: (view, event) => ({
    seats: seated(view, event, ({ residence, available }) => {
      const column = event['column'] as keyof typeof residence
      return {
        residence: { ...residence, [column]: residence[column] + 1 },
        available: available + (event.count ?? 0),
      }
    }),
  }),
  delivered: (view, event) => (event.ship ? shipTo(view, event) : {}),
  warship: (view, event) => (event['won'] ? shipTo(view, event) : {}),
  turned: (view, event) => ({
    seats: seated(view, event, ({ ships_up, ships_down }) => {
      const ship = [event.ship ?? '']
      return event['up']
        ? { ships_up: [...ships_up, ...ship], ships_down: without(ships_down, ship) }
        : { ships_up: without(ships_up, ship), ships_down: [...ships_down, ...ship] }
    }),
  }),
  ship: (view, event) => {
    const harbour = [...view.harbour]
    harbour[Number(event['place']) - 1] = event.ship ?? null
    return { harbour, pile_size: view.pile_size - 1 }
  },
  gap: (view, event) => {
    const harbour = replaced(view.harbour, Number(event['place']) - 1, null)
    return { harbour: event.rule === STAYS_EMPTY ? harbour : without(harbour, [null]) }
  },
  met: (view) => ({ pile_size: view.pile_size - 1 }),
  bottom: (view) => ({ pile_size: view.pile_size + 1 }),
  lot: (view) => ({ draw_size: view.draw_size - 1 }),
  reshuffled: (view, { count }) => ({ draw_size: view.draw_size + (count ?? 0), discard: [] }),
  seat: (view, event) => ({
    ...(event['place'] === 'forum'
      ? { forum: replaced(view.forum, event.seat ?? 0, (view.forum[event.seat ?? 0] ?? 0) + 1) }
      : { hall: { ...view.hall, [String(event['place'])]: event.seat ?? 0 } }),
    seats: seated(view, event, fewer),
  }),
  tile: (view, event) => ({
    tiles: {
      ...view.tiles,
      [event['tile'] ?? '']: [...(view.tiles[event['tile'] ?? ''] ?? []), event.seat ?? 0],
    },
    seats: seated(view, event, fewer),
  }),
  marker: (view, event) => ({ markers: shifted(view.markers, event) }),
  neutral: (view, event) => ({ neutral: shifted(view.neutral, event) }),
  decade: (view, event) => ({ decade: event['decade'] ?? view.decade }),
}

const shipTo = (view: GuildsView, event: Happening) => ({
  seats: seated(view, event, ({ ships_up }) => ({ ships_up: [...ships_up, event.ship ?? ''] })),
})

export function fold(shown: Shown, event: Happening): Shown {
  const view = shown.view as GuildsView
  return { ...shown, view: { ...view, ...CHANGES[event.kind]?.(view, event) } }
}
