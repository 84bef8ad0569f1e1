import { describe, expect, it } from 'vitest'
import { best, clicked, count, NO_WISH, offeredIn, type Cost } from '../src/lib/choice'

const PATHS = [
  ['pay R5', 'pay R2'],
  ['pay R5', 'pay B2'],
  ['pay R3', 'pay R2', 'pay R2'],
  ['pay R3', 'pay R2', 'pay B2'],
]
const OFFERED = offeredIn(PATHS)
const sum: Cost = (path) => [path.reduce((total, move) => total + Number(move.at(-1)), 0), path.length]

describe('choosing a set the server offers', () => {
  it('knows how often a card can be in one set', () => {
    expect(count(OFFERED, 'pay R2')).toBe(2)
    expect(count(OFFERED, 'pay R5')).toBe(1)
  })

  it('proposes the cheapest, the first of equals', () => {
    expect(best(PATHS, sum)).toEqual(['pay R5', 'pay R2'])
  })

  it('keeps what was clicked', () => {
    const wish = clicked(PATHS, NO_WISH, 'pay R3', false, OFFERED)
    expect(wish && best(PATHS, sum, wish, OFFERED)).toEqual(['pay R3', 'pay R2', 'pay R2'])
  })

  it('avoids what was clicked away', () => {
    const wish = clicked(PATHS, NO_WISH, 'pay R2', true, OFFERED)
    expect(wish && best(PATHS, sum, wish, OFFERED)).not.toEqual(['pay R3', 'pay R2', 'pay R2'])
  })

  it('lets the oldest click give way to the newest', () => {
    const first = clicked(PATHS, NO_WISH, 'pay R5', false, OFFERED)!
    const then = clicked(PATHS, first, 'pay R3', false, OFFERED)!
    expect(then.pinned).toEqual(['pay R3'])
    expect(best(PATHS, sum, then, OFFERED)).toContain('pay R3')
  })

  it('says so when a card cannot be done without', () => {
    const only = [['pay R5']]
    expect(clicked(only, NO_WISH, 'pay R5', true, offeredIn(only))).toBeNull()
  })

  it('finds nothing among nothing', () => {
    expect(best([], sum)).toBeNull()
  })
})
