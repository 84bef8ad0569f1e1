import { describe, expect, it } from 'vitest'
import { dueIn, ownTurns } from '../src/lib/coach'
import { placeFor, type Box } from '../src/lib/spotlight'

describe('how often the coach speaks', () => {
  const log = (...seats: (number | null)[]) => seats.map((seat) => ({ seat }))

  it('counts what one does without another in between as one turn', () => {
    expect(ownTurns(log(), 0)).toBe(0)
    expect(ownTurns(log(0, 0, null, 0), 0)).toBe(0)
    expect(ownTurns(log(0, null, 1), 0)).toBe(1)
    expect(ownTurns(log(1, 0, 1, 2, 0, null, 1), 0)).toBe(2)
  })

  it('is at most once in three turns of a table', () => {
    expect(dueIn(null, 'a')).toBe(0)
    expect(dueIn({ table: 'a', turn: 4 }, 'a')).toBe(7)
    expect(dueIn({ table: 'a', turn: 4 }, 'b')).toBe(0)
  })
})

describe('where a bubble goes', () => {
  const window = { width: 1000, height: 800 }
  const box = (left: number, top: number, right: number, bottom: number): Box => ({
    left,
    top,
    right,
    bottom,
  })
  const meets = (place: { left: number; top: number }, other: Box) =>
    place.left < other.right &&
    place.left + 300 > other.left &&
    place.top < other.bottom &&
    place.top + 120 > other.top

  it('is beside what it speaks of and covers none of what stays bright', () => {
    const target = box(400, 100, 600, 200)
    const below = box(300, 200, 800, 500)
    const dock = box(0, 620, 1000, 800)
    const place = placeFor(300, 120, [target, below, dock], window)
    expect([target, below, dock].some((one) => meets(place, one))).toBe(false)
  })

  it('leaves what confirms a choice free, and rather covers what it speaks of', () => {
    const [ship, sea, market] = [box(68, 345, 132, 391), box(8, 185, 382, 440), box(8, 445, 382, 517)]
    const [preview, dock] = [box(8, 55, 382, 122), box(0, 600, 390, 844)]
    const phone = { width: 390, height: 844 }
    const { left, top } = placeFor(370, 168, [ship, sea, market], phone, [dock, preview])
    expect(left >= 0 && left + 370 <= 390).toBe(true)
    expect(top >= preview.bottom && top + 168 <= dock.top).toBe(true)
  })

  it('stays in the window', () => {
    for (const target of [box(0, 0, 10, 10), box(990, 790, 1000, 800), box(-50, 900, 20, 950)]) {
      const { left, top } = placeFor(300, 120, [target], window)
      expect(left >= 0 && left + 300 <= 1000 && top >= 0 && top + 120 <= 800).toBe(true)
    }
  })

  it('is at the top where nothing is pointed at', () => {
    expect(placeFor(300, 120, [], window)).toEqual({ left: 350, top: 8 })
  })
})
