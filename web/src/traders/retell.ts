/** A turn of Traders in a few words with pictures. */
import type { GameView, Happening, Part } from '../api/types'
import { say, type Piece, type Pieces } from '../lib/parts'
import { placeName } from './board'
import type { TradersView } from './types'

const cardsOf = (ids: readonly string[]): Piece => ids.map((id): Part => ({ kind: 'card', id, text: id }))
const shipOf = (id = ''): Piece => ({ kind: 'ship', id, text: id })

/** Cards that one event after the other names are named together. */
const together = (events: readonly Happening[], kind: string) =>
  events.filter((event) => event.kind === kind).flatMap(({ card }) => card ?? [])

/** What pirates take from each seat, colour after colour. */
function lostBy(events: readonly Happening[]): Map<number | undefined, string[]> {
  const lost = new Map<number | undefined, string[]>()
  for (const { kind, seat, cards } of events)
    if (kind === 'raided') lost.set(seat, [...(lost.get(seat) ?? []), ...(cards ?? [])])
  return lost
}

export function retell(events: readonly Happening[], data: GameView, names: readonly string[]): Pieces[] {
  const { board } = data as TradersView
  const said: Pieces[] = []
  const tell = (kind: string, values: Parameters<typeof say>[1] = {}) =>
    said.push(say(`traders-page-turn-${kind}`, values))
  const stored = together(events, 'stored')
  const raids = lostBy(events)
  for (const event of events) {
    const name = names[event.seat ?? -1] ?? ''
    if (event.kind === 'taken' || event.kind === 'reserved')
      tell(event.kind, { card: cardsOf([event.card ?? '']) })
    else if (event.kind === 'bought')
      tell('bought', { cards: cardsOf(event.cards ?? []), coins: event.coins ?? 0 })
    else if (event.kind === 'sailed')
      tell('sailed', { ship: shipOf(event.colour), place: placeName(board, event['to'] as number) })
    else if (event.kind === 'sold') tell('sold', { name, vp: event.vp ?? 0 })
    else if (event.kind === 'raided') {
      const lost = raids.get(event.seat)
      raids.delete(event.seat)
      if (lost) tell('raided', { name, cards: cardsOf(lost) })
    } else if (event.kind === 'stored' && event.card === stored[0]) {
      if (stored.length) tell('stored', { cards: cardsOf(stored.splice(0)) })
    } else if (PLAIN.has(event.kind) || (event.kind === 'token' && event.rule === FIRST)) tell(event.kind)
  }
  return said
}

const PLAIN = new Set(['doubled', 'passed', 'ended'])
/** A token that is chosen, not gained by selling. */
const FIRST = 'T2.2'
