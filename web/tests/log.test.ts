import { beforeEach, describe, expect, it } from 'vitest'
import type { Happening, LogEntry, Part } from '../src/api/types'
import { lines as linesOf } from '../src/lib/log'
import { textOf, type Pieces } from '../src/lib/parts'

let step = 0
const THING = /([RBYG]\d|[a-z]+\/[a-z]+\/\d)/

/** “Ann pays R5.” as the server would send it: the card as a thing. */
const partsOf = (sentence: string): Part[] =>
  sentence
    .split(THING)
    .filter(Boolean)
    .map((text) => (THING.test(text) ? { text, kind: 'card', id: text } : { text }))

const event = (words: string, rule: string): Happening => ({
  step,
  kind: 'sailed',
  rule,
  ...(words ? { words: partsOf(words) } : {}),
})

const entry = (
  seat: number | null,
  move: string | null,
  words: string,
  happened: Happening[] = [],
  seq = step,
) =>
  ({
    step: step++,
    seq,
    seat,
    move,
    words,
    parts: partsOf(words),
    rule: 'T3.3',
    events: [],
    happened,
  }) satisfies LogEntry

const lines = (log: LogEntry[]) => linesOf(log, () => false)
const text = (pieces: Pieces) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.map((part) => part.text).join(' '))).join('')
const words = (log: LogEntry[]) => lines(log).map((line) => text(line.parts))

describe('the log', () => {
  beforeEach(() => (step = 0))

  it('tells a purchase in one line, and leads to the position after it', () => {
    const log = lines([
      entry(0, 'buy', 'Bea buys the goods.', [], 7),
      entry(0, 'flip B', 'Bea flips a gems token.', [], 7),
      entry(0, 'done', 'Bea is done.', [], 7),
      entry(0, 'pay R5', 'Bea pays R5.', [], 7),
      entry(0, 'pay R2', 'Bea pays R2.', [event('', 'T3.3'), event('The ship sails.', 'T4.1')], 7),
    ])
    expect(log).toHaveLength(1)
    expect(text(log[0]?.parts ?? [])).toBe('Bea buys the goods. Bea flips a gems token. Bea pays R5 R2.')
    expect(log[0]?.step).toBe(5)
    expect(log[0]?.events.map(({ parts, rule }) => [textOf(parts), rule])).toEqual([
      ['The ship sails.', 'T4.1'],
    ])
  })

  it('tells all that chance brings in one line, each row with its cards', () => {
    const log = [
      entry(null, 'draw R5', 'New in the market: R5.'),
      entry(null, 'draw B2', 'New in the market: B2.'),
      entry(null, 'draw B2', 'New in the market: B2.'),
      entry(null, 'draw Y3', 'New in the farm: Y3.'),
    ]
    expect(words(log)).toEqual(['New in the market: R5 B2 B2. New in the farm: Y3.'])
  })

  it('joins the things that moves name, not those that the sentence has besides', () => {
    const log = [
      entry(0, 'pay oils/market/2', 'Ann pays oils/market/2 for glass/favour/5.', [], 3),
      entry(0, 'pay oils/market/2', 'Ann pays oils/market/2 for glass/favour/5.', [], 3),
    ]
    expect(words(log)).toEqual(['Ann pays oils/market/2 oils/market/2 for glass/favour/5.'])
  })

  it('keeps apart what different players do, and what one player decides anew', () => {
    expect(
      words([
        entry(0, 'store R5', 'Ann stores R5.', [], 1),
        entry(1, 'store R5', 'Bob stores R5.', [], 2),
        entry(1, 'spend G2', 'Bob spends G2.', [], 2),
        entry(1, 'take B5', 'Bob takes B5.', [], 3),
        entry(1, 'reserve farm B5', 'Bob reserves B5.', [], 4),
      ]),
    ).toEqual(['Ann stores R5.', 'Bob stores R5. Bob spends G2.', 'Bob takes B5.', 'Bob reserves B5.'])
  })

  it('joins what a game says carries on, when it was sent move by move', () => {
    const log = [entry(0, 'buy', 'Ann buys.', [], 1), entry(0, 'pay R5', 'Ann pays R5.', [], 2)]
    expect(lines(log)).toHaveLength(2)
    expect(linesOf(log, (move, begun) => move === 'pay R5' && begun === 'buy')).toHaveLength(1)
  })

  it('begins a new line after what followed by itself', () => {
    const log = [
      entry(0, 'pay R5', 'Ann pays R5.', [event('The ship sails.', 'T4.1')], 1),
      entry(0, 'store R5', 'Ann stores R5.', [], 1),
    ]
    expect(lines(log)).toHaveLength(2)
  })

  it('does not name what nobody saw', () => {
    const hidden = () => entry(null, null, 'Ann gets a VP card, unseen.')
    expect(words([hidden(), hidden()])).toEqual(['Ann gets a VP card, unseen. Ann gets a VP card, unseen.'])
  })

  it('leaves out “done” unless something followed', () => {
    expect(lines([entry(0, 'done', 'Ann is done.')])).toEqual([])
    expect(lines([entry(0, 'done', 'Ann is done.', [event('Raid.', 'T6.4')])])).toHaveLength(1)
  })
})
