/** A turn of Guilds in a few words with pictures. */
import type { GameView, Happening, Part } from '../api/types'
import { say, type Piece, type Pieces } from '../lib/parts'
import { actionName, effectName, placeName, seatName, tileName } from './names'

const cardsOf = (ids: readonly string[]): Piece => ids.map((id): Part => ({ kind: 'card', id, text: id }))
const shipOf = (id = ''): Piece => ({ kind: 'ship', id, text: id })

type Told = (event: Happening) => Pieces | null
const TOLD: Record<string, Told> = {
  acted: ({ space }) => [{ text: actionName(space ?? '') }],
  took: ({ card }) => (card ? turn('took', { card: cardsOf([card]) }) : turn('pile')),
  swapped: ({ card, given }) =>
    turn('swapped', { card: cardsOf([card ?? '']), given: cardsOf([given ?? '']) }),
  disc: (event) => turn('disc', { place: placeName(`dock ${String(event['place'])}`) }),
  freed: () => turn('freed'),
  delivered: ({ ship }) => (ship ? turn('delivered', { ship: shipOf(ship) }) : null),
  warship: ({ ship, won }) => (won ? turn('won', { ship: shipOf(ship) }) : turn('lost')),
  seat: (event) => turn('seat', { place: seatName(String(event['place'])), coins: event.coins ?? 0 }),
  tile: ({ tile, coins }) => turn('tile', { tile: tileName(tile ?? ''), coins: coins ?? 0 }),
  effect: ({ effect }) => turn('effect', { effect: effectName(effect ?? '') }),
  passed: () => turn('passed'),
  wasted: () => turn('wasted'),
  decade: ({ decade }) => turn('decade', { decade: decade ?? 0 }),
}
const turn = (kind: string, values: Parameters<typeof say>[1] = {}) => say(`guilds-page-turn-${kind}`, values)

export function retell(events: readonly Happening[], _view: GameView, _names: readonly string[]): Pieces[] {
  const said: Pieces[] = []
  const gained: string[] = []
  for (const event of events) {
    if (event.kind === 'gained') {
      gained.push(event.card ?? '')
      if (gained.length > 1) said.pop()
      said.push(turn('gained', { cards: cardsOf(gained) }))
      continue
    }
    gained.length = 0
    const told = TOLD[event.kind]?.(event)
    if (told) said.push(told)
  }
  return said
}
