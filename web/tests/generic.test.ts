import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import type { AnyView, LegalMove, Seat, TableAnswer } from '../src/api/types'
import { fieldOf, seatFields, spoken, tableFields } from '../src/generic/fields'
import type { Session } from '../src/lib/session.svelte'

vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => {})
const { page } = await import('../src/generic/page')
const { default: Inside } = await import('./Inside.svelte')

const NAMES = ['Ann', 'Bob', 'Cem']
/** A made-up game of cards and dice. */
const VIEW: AnyView = {
  rules: 'toy/plain',
  players: 3,
  turn: 1,
  start: 2,
  viewer: 1,
  dice: [3, 5],
  pot: 12,
  last_bid: { seat: 0, count: 4, open: true },
  rounds: [
    { winner: 'Ann', points: 3 },
    { winner: null, points: 0 },
  ],
  seats: [{ hand_size: 2 }, { hand_size: 2, hand: ['K7', 'Q2'] }, { hand_size: 0 }],
}
const seats = NAMES.map((name, seat): Seat => ({
  seat,
  name,
  kind: 'person',
  level: null,
  yours: seat === 1,
  present: true,
  left: false,
  kept: false,
  kept_for_you: false,
  invitation: null,
}))
const move = (text: string): LegalMove => ({
  move: text,
  words: `Bob: ${text}.`,
  parts: [{ text: `Bob: ${text}.` }],
})

function sitting(legal: LegalMove[]): Session {
  const table = {
    id: 't',
    name: 'A table',
    rules: 'toy/plain',
    status: 'playing',
    seats,
    view: VIEW,
    legal,
    turn: 1,
    seat: 1,
    yours: [1],
    log: [],
    chat: [],
    undo: { allowed: false, error: null },
    undo_request: { possible: false, made: null },
    hints: true,
    notes: [],
    standings: [null, null, null],
    result: null,
    deadline: null,
    seconds_a_move: null,
    watch: null,
  } as unknown as TableAnswer
  return {
    table,
    seat: 1,
    busy: false,
    problem: null,
    connection: 'live',
    watching: 0,
    drift: 0,
  } as unknown as Session
}

describe('a view of any game', () => {
  it('is shown by its names, without what stands elsewhere', () => {
    const shown = tableFields(VIEW, NAMES)
    expect(shown.map((field) => field.key)).toEqual(['start', 'dice', 'pot', 'last_bid', 'rounds'])
    expect(shown.map((field) => field.label)).toContain('Last bid')
  })

  it('calls seats by their names and lists things in rows', () => {
    const [start, dice, , bid] = tableFields(VIEW, NAMES)
    expect(start?.text).toBe('Cem')
    expect(dice?.row).toEqual(['3', '5'])
    expect(bid?.parts?.map((field) => field.text)).toEqual(['Ann', '4', 'web-yes'])
  })

  it('has a part for each seat where there is one for each', () => {
    const parts = fieldOf('known', [['A'], [], ['B', 'C']], NAMES).parts
    expect(parts?.map((field) => [field.label, field.row])).toEqual([
      ['Ann', ['A']],
      ['Bob', []],
      ['Cem', ['B', 'C']],
    ])
  })

  it('shows a hand only to whom the view shows it', () => {
    expect(seatFields(VIEW, 0, NAMES).map((field) => field.key)).toEqual(['hand_size'])
    expect(seatFields(VIEW, 1, NAMES).find((field) => field.key === 'hand')?.row).toEqual(['K7', 'Q2'])
  })

  it('survives a view that is not like others', () => {
    expect(tableFields({ odd: [] }, [])).toHaveLength(1)
    expect(seatFields({}, 0, [])).toEqual([])
    expect(spoken(fieldOf('odd', [], []))).toBe('web-read-field')
  })
})

describe('the table of any game', () => {
  const shown = (legal: LegalMove[]) => render(Inside, { props: { page, session: sitting(legal) } }).body

  it('offers every legal move as a button with its words', () => {
    const html = shown([move('bid 3'), move('pass')])
    expect(html.match(/<button[^>]*data-move="[^"]*"/g)).toHaveLength(2)
    expect(html).toContain('Bob: bid 3.')
  })

  it('shows everyone at the table, what lies on it and what the viewer holds', () => {
    const html = shown([])
    for (const word of [...NAMES, 'Pot', '12', 'K7', 'Q2']) expect(html).toContain(word)
    expect(html).toContain('web-do-wait')
  })

  it('can be looked at in a replay', () => {
    expect(render(page.Still, { props: { view: VIEW, seats, standings: [] } }).body).toContain('Last bid')
    expect(page.describe(VIEW, NAMES)).toHaveLength(8)
  })
})
