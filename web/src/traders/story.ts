/** The story of Traders on its board: what goes where while an event is told, and what lies otherwise after it. */
import type { Happening } from '../api/types'
import type { Flight } from '../lib/flying'
import { verb } from '../lib/names'
import { t } from '../lib/words.svelte'

/** Moves of a purchase and of storing, and all of a Double Action. */
const FURTHER = new Set(['flip', 'pay', 'spend', 'done'])
export const carriesOn = (move: string, begun: string) => FURTHER.has(verb(move)) || begun === 'double'

const at = (place: string) => `[data-at="${place}"]`
const card = (place: string, id: string) => `${at(place)} [data-card="${id}"]`
/** A hand lies open before its owner, and is a number for the others. */
const hand = (seat: number | undefined) => at(`hand-${seat}`)
const own = (seat: number | undefined) => `[data-hand="${seat}"]`
const cardsOf = ({ card, cards }: Happening) => cards ?? (card === undefined ? [] : [card])

type Flown = (event: Happening) => readonly Flight[]
const each =
  (from: (id: string, event: Happening) => string[], to: (event: Happening) => string[]): Flown =>
  (event) =>
    cardsOf(event).map((id) => ({ from: from(id, event), to: to(event) }))

const FLOWN: Record<string, Flown> = {
  taken: each(
    (id) => [card('market', id)],
    ({ seat }) => [own(seat), hand(seat)],
  ),
  bought: each(
    (id) => [card('market', id)],
    ({ seat }) => [at(`stock-${seat}`)],
  ),
  paid: each(
    (id, { seat }) => [`${own(seat)} [data-card="${id}"]`, `${hand(seat)} svg`],
    () => [at('piles')],
  ),
  refilled: each(
    (id) => [card('farm', id)],
    () => [at('market')],
  ),
  sold: (event) =>
    cardsOf(event).map((id, number) => ({
      from: [card(`stock-${event.seat}`, id)],
      to: [at(`points-${event.seat}`)],
      ...(number === 0 && { sum: sumOf(event) }),
    })),
  token: ({ seat, colour }) => [{ from: [at(`ship-${colour}`)], to: [at(`tokens-${seat}`)] }],
  raided: (event) =>
    cardsOf(event).map((id) => ({ from: [card(`stock-${event.seat}`, id)], to: [], sinks: true })),
}

const sumOf = (event: Happening) =>
  `${event.price} × ${event.cards?.length ?? 0} = ${event.points} → ${t('web-points', { count: event.vp ?? 0 })}`

export const flights = (event: Happening): readonly Flight[] => FLOWN[event.kind]?.(event) ?? []

const TOUCHED: Record<string, (event: Happening) => string[]> = {
  taken: ({ seat }) => [hand(seat)],
  reserved: (event) => [card(event.row ?? '', event.card ?? '')],
  bought: ({ seat }) => [at(`stock-${seat}`)],
  stored: ({ seat }) => [at(`stock-${seat}`)],
  raided: ({ seat }) => [at(`stock-${seat}`)],
  sold: ({ seat }) => [at(`points-${seat}`)],
  token: ({ seat }) => [at(`tokens-${seat}`)],
  sailed: ({ colour }) => [at(`ship-${colour}`)],
  returned: ({ colour }) => [at(`ship-${colour}`)],
  retreated: ({ colour }) => [at(`ship-${colour}`)],
  drawn: (event) => cardsOf(event).map((id) => card(String(event['place']), id)),
}

/** What lies otherwise after an event. */
export const touched = (event: Happening): readonly string[] => TOUCHED[event.kind]?.(event) ?? []
