import { beforeEach, describe, expect, it } from 'vitest'
import type { LogEntry } from '../src/api/types'
import { lines, told } from '../src/lib/log'

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
const words = (log: LogEntry[]) => lines(log).map((line) => line.words)

describe('the log', () => {
  beforeEach(() => (step = 0))

  it('tells a purchase in one line, and leads to the position after it', () => {
    const log = lines([
      entry(0, 'buy', 'Bea buys the goods.'),
      entry(0, 'flip B', 'Bea flips a gems token.'),
      entry(0, 'flip B', 'Bea flips a gems token.'),
      entry(0, 'done', 'Bea is done.'),
      entry(0, 'pay R5', 'Bea pays R5.'),
      entry(0, 'pay R2', 'Bea pays R2.', ['The ship sails. (T4.1)']),
    ])
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      words: 'Bea buys the goods. Bea flips a gems token. Bea flips a gems token. Bea pays R5 R2.',
      step: 6,
      events: [{ words: 'The ship sails.', rule: 'T4.1' }],
    })
  })

  it('tells all that chance brings in one line, each row with its cards', () => {
    const log = [
      entry(null, 'draw R5', 'New in the market: R5.'),
      entry(null, 'draw B2', 'New in the market: B2.'),
      entry(null, 'draw Y3', 'New in the farm: Y3.'),
    ]
    expect(words(log)).toEqual(['New in the market: R5 B2. New in the farm: Y3.'])
  })

  it('names the goods of Guilds in words, and each sentence where it does not know them', () => {
    const log = [
      entry(0, 'play base:market', 'Ann plays a card for the market.'),
      entry(0, 'play glass/trading/2', 'Ann plays glass.'),
    ]
    expect(words(log)).toEqual(['Ann plays a card for the market.', 'Ann plays glass.'])
  })

  it('keeps apart what different players do, and what one player decides anew', () => {
    expect(
      words([
        entry(0, 'store R5', 'Ann stores R5.'),
        entry(1, 'store R5', 'Bob stores R5.'),
        entry(1, 'spend G2', 'Bob spends G2.'),
        entry(1, 'take B5', 'Bob takes B5.'),
        entry(1, 'reserve farm B5', 'Bob reserves B5.'),
      ]),
    ).toEqual(['Ann stores R5.', 'Bob stores R5. Bob spends G2.', 'Bob takes B5.', 'Bob reserves B5.'])
  })

  it('does not name what nobody saw', () => {
    const hidden = () => entry(null, null, 'Ann gets a VP card, unseen.')
    expect(words([hidden(), hidden()])).toEqual(['Ann gets a VP card, unseen. Ann gets a VP card, unseen.'])
  })

  it('leaves out “done” unless something followed', () => {
    expect(lines([entry(0, 'done', 'Ann is done.')])).toEqual([])
    expect(lines([entry(0, 'done', 'Ann is done.', ['Raid.'])])).toHaveLength(1)
  })

  it.each([
    ['The ship flees. (T6.5)', 'The ship flees.', 'T6.5'],
    ['船が戻る。（T6.5）', '船が戻る。', 'T6.5'],
    ['The goods cost 14 (T-R1).', 'The goods cost 14.', 'T-R1'],
    ['Nothing (at all).', 'Nothing (at all).', null],
  ])('cuts the rule off “%s”', (sentence, text, rule) => {
    expect(told(sentence)).toEqual({ words: text, rule })
  })
})
