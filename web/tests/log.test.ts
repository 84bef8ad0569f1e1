import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../src/api/types'
import { lines } from '../src/lib/log'

let step = 0
const entry = (seat: number | null, move: string | null, words: string, events: string[] = []): LogEntry => ({
  step: step++,
  seq: 1,
  seat,
  move,
  words,
  rule: 'T3.3',
  events,
})

describe('the log', () => {
  it('tells a payment in one line, and leads to the position after it', () => {
    step = 0
    const told = lines([
      entry(0, 'buy', 'Ann buys the goods.'),
      entry(0, 'pay R5', 'Ann pays R5.'),
      entry(0, 'pay R2', 'Ann pays R2.', ['The ship sails.']),
    ])
    expect(told.map((line) => line.words)).toEqual(['Ann buys the goods.', 'Ann pays R5 R2.'])
    expect(told[1]).toMatchObject({ step: 3, events: ['The ship sails.'] })
  })

  it('tells each sentence where the things are named in words it does not know', () => {
    step = 0
    const told = lines([
      entry(0, 'play base:market', 'Ann plays a card for the market.'),
      entry(0, 'play glass/trading/2', 'Ann plays glass.'),
    ])
    expect(told.map((line) => line.words)).toEqual(['Ann plays a card for the market. Ann plays glass.'])
  })

  it('keeps apart what different players do', () => {
    step = 0
    const told = lines([entry(0, 'store R5', 'Ann stores R5.'), entry(1, 'store R5', 'Bob stores R5.')])
    expect(told).toHaveLength(2)
  })

  it('does not join what nobody saw', () => {
    step = 0
    expect(
      lines([entry(null, null, 'A card is drawn.'), entry(null, null, 'A card is drawn.')]),
    ).toHaveLength(2)
  })

  it('leaves out “done” unless something followed', () => {
    step = 0
    expect(lines([entry(0, 'done', 'Ann is done.')])).toEqual([])
    expect(lines([entry(0, 'done', 'Ann is done.', ['Raid.'])])).toHaveLength(1)
  })
})
