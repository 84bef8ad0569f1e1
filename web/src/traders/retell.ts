/** A turn of Traders in a few words with pictures. */
import type { GameView, Happening, Part } from '../api/types'
import { say, type Piece, type Pieces } from '../lib/parts'
import { placeName } from './board'
import type { TradersView } from './types'

const thingsOf = (kind: string, ids: readonly string[]): Piece =>
  ids.map((id): Part => ({ kind, id, text: id }))
const cardsOf = (ids: readonly string[]) => thingsOf('card', ids)

/** Cards that one event after the other names are named together. */
const together = (events: readonly Happening[], kind: string) =>
  events.filter((event) => event.kind === kind).flatMap(({ card }) => card ?? [])

/** What several events of a kind come to for each of those they concern; told at the first of them. */
class Sums<Whom, What> {
  #found = new Map<Whom, What[]>()
  constructor(
    events: readonly Happening[],
    kind: string,
    whom: (event: Happening) => Whom,
    what: (event: Happening) => readonly What[],
  ) {
    for (const event of events)
      if (event.kind === kind)
        this.#found.set(whom(event), [...(this.#found.get(whom(event)) ?? []), ...what(event)])
  }
  take(whom: Whom): What[] | undefined {
    const found = this.#found.get(whom)
    this.#found.delete(whom)
    return found
  }
}
const seatOf = ({ seat }: Happening) => seat
const colourOf = ({ colour }: Happening) => (colour ? [colour] : [])

/** `you` is whom a preview speaks to; a log has names. */
export function retell(
  events: readonly Happening[],
  data: GameView,
  names: readonly string[],
  you: number | null = null,
): Pieces[] {
  const { board } = data as TradersView
  const said: Pieces[] = []
  const tell = (kind: string, values: Parameters<typeof say>[1] = {}) =>
    said.push(say(`traders-page-turn-${kind}`, values))
  const goal = (event: Happening) => placeName(board, event['to'] as number)
  const stored = together(events, 'stored')
  const raids = new Sums(events, 'raided', seatOf, ({ cards }) => cards ?? [])
  const sails = new Sums(events, 'sailed', goal, colourOf)
  const sales = new Sums(events, 'sold', seatOf, ({ vp }) => [vp ?? 0])
  const tokens = new Sums(events, 'token', seatOf, colourOf)
  for (const event of events) {
    const whom = { name: names[event.seat ?? -1] ?? '', own: event.seat === you ? 'yes' : 'no' }
    if (event.kind === 'taken' || event.kind === 'reserved')
      tell(event.kind, { card: cardsOf([event.card ?? '']) })
    else if (event.kind === 'bought')
      tell('bought', { cards: cardsOf(event.cards ?? []), coins: event.coins ?? 0 })
    else if (event.kind === 'sailed') {
      const ships = sails.take(goal(event))
      if (ships) tell('sailed', { ship: thingsOf('ship', ships), place: goal(event) })
    } else if (event.kind === 'sold') {
      const vp = sales.take(event.seat)
      const gained = you === null ? [] : (tokens.take(event.seat) ?? [])
      if (vp)
        tell('sold', {
          ...whom,
          vp: vp.reduce((a, b) => a + b),
          tokens: thingsOf('token', gained),
          gained: gained.length,
        })
    } else if (event.kind === 'raided') {
      const cards = raids.take(event.seat)
      if (cards) tell('raided', { ...whom, cards: cardsOf(cards) })
    } else if (event.kind === 'stored' && event.card === stored[0]) {
      if (stored.length) tell('stored', { cards: cardsOf(stored.splice(0)) })
    } else if (PLAIN.has(event.kind) || (event.kind === 'token' && event.rule === FIRST)) tell(event.kind)
  }
  return said
}

const PLAIN = new Set(['doubled', 'passed', 'ended'])
/** A token that is chosen, not gained by selling. */
const FIRST = 'T2.2'
