import { describe, expect, it, vi } from 'vitest'
import type { GameView, Happening, Outlook } from '../src/api/types'
import { textOf, type Pieces } from '../src/lib/parts'
import { foreseen } from '../src/traders/foreseen'
import { retell } from '../src/traders/retell'
import type { TradersView } from '../src/traders/types'
import { words } from '../src/lib/words.svelte'

const view = {
  viewer: 0,
  board: { home: 0, refuge: 2, payday: 5, pirates: [3, 4] },
} as unknown as TradersView
const NAMES = ['Hanno', 'Elissa']
const event = (kind: string, more: Partial<Happening>): Happening => ({
  step: 1,
  kind,
  rule: 'T6.1',
  ...more,
})
const read = (told: readonly Pieces[]) =>
  told.map((pieces) => textOf(pieces.flat()).replaceAll('\u00A0', ' ').trim())

const PAYDAY = [
  event('bought', { seat: 0, cards: ['R2', 'B2'], coins: 4 }),
  event('sailed', { colour: 'R', to: 5 }),
  event('sailed', { colour: 'B', to: 3 }),
  event('sailed', { colour: 'Y', to: 5 }),
  event('sailed', { colour: 'G', to: 4 }),
  event('sold', { seat: 0, colour: 'R', vp: 2 }),
  event('sold', { seat: 1, colour: 'R', vp: 1 }),
  event('sold', { seat: 0, colour: 'Y', vp: 2 }),
  event('token', { seat: 0, colour: 'R' }),
  event('token', { seat: 0, colour: 'Y' }),
]

describe('a turn in a few words', async () => {
  vi.stubGlobal('document', { documentElement: {} }) // the words say what language they are in
  await words.learn('traders')
  it('names ships that sail to one place together, and adds up what each player got', () => {
    expect(read(retell(PAYDAY, view as GameView, NAMES))).toEqual([
      'buys R2B2 for 4',
      'RY to Carthage: payday',
      'BG to pirate waters',
      'Hanno +4 VP',
      'Elissa +1 VP',
    ])
  })
  it('foretells a choice in the same words: what it brings first, and what the server adds to it', () => {
    const keep = [{ text: 'You would keep 13 coins in hand.' }]
    const sale = [{ text: 'Hanno sells 3 fabric cards: price 3 × 3 = 9, so 2 VP.' }]
    const happened = PAYDAY.map((one) => (one.kind === 'sold' ? { ...one, words: sale } : one))
    expect(read(foreseen({ happened, parts: [keep, sale] } as unknown as Outlook, view, NAMES))).toEqual([
      'you +4 VP RY',
      'Elissa +1 VP',
      'You would keep 13 coins in hand.',
      'RY to Carthage: payday',
      'BG to pirate waters',
    ])
  })
})
