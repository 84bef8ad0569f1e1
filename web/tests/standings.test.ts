import { describe, expect, it } from 'vitest'
import { leaders, partOf, totalOf } from '../src/lib/standings'

describe('standings', () => {
  it('has a leader where points differ', () => {
    expect([...leaders([{ total: 3 }, { total: 5 }, { total: 5 }])]).toEqual([1, 2])
  })
  it('has the winner at the end, whoever has as many points', () => {
    expect([
      ...leaders([
        { total: 5, place: 2 },
        { total: 5, place: 1 },
      ]),
    ]).toEqual([1])
    expect(
      leaders([
        { total: 5, place: 1 },
        { total: 5, place: 1 },
      ]).size,
    ).toBe(0)
  })
  it('has none where nobody is ahead or the others are secret', () => {
    expect(leaders([{ total: 3 }, { total: 3 }]).size).toBe(0)
    expect(leaders([{ total: 3 }, null]).size).toBe(0)
  })
  it('reads a line', () => {
    expect(totalOf(null)).toBeNull()
    expect(partOf({ ships: 2, tiles: {} }, 'ships')).toBe(2)
    expect(partOf({ ships: 2, tiles: {} }, 'tiles')).toBe(0)
  })
})
