import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../src/api/types'
import { lastStop, nextStop, stopsOf, turnAt } from '../src/replay/stops'

/** Who moved, one entry each; a dot is chance, and letters are seats that only let something pass. */
const log = (movers: string) =>
  [...movers].map((mover, step) => {
    const passes = mover >= 'a'
    const seat = mover === '.' ? null : passes ? mover.charCodeAt(0) - 97 : Number(mover)
    const move = passes ? 'done' : `move ${step}`
    return {
      step,
      seq: step,
      seat,
      move,
      parts: [{ text: move }],
      happened: [],
      rule: null,
    } as unknown as LogEntry
  })

describe('a replay', () => {
  it('rests after the set-up and after each turn, with what chance made of it', () => {
    expect(stopsOf(log('...00.1.0'))).toEqual([3, 6, 8, 9])
  })

  it('rests at its beginning where nothing is set up', () => {
    expect(stopsOf(log('0.11'))).toEqual([0, 2, 4])
    expect(stopsOf([])).toEqual([0])
  })

  it('does not rest where someone only let something pass', () => {})

  it('goes from any step to the next rest and the last, never into the set-up', () => {
    const stops = stopsOf(log('...00.1.0'))
    expect([0, 3, 4, 8, 9].map((step) => nextStop(stops, step))).toEqual([3, 6, 6, 9, 9])
    expect([9, 7, 6, 3, 1].map((step) => lastStop(stops, step))).toEqual([8, 6, 3, 3, 3])
  })

  it('knows the number of a turn and what of it has happened', () => {
    const whole = log('...00.1.0')
    expect(turnAt(whole, 3)).toBeNull()
    expect(turnAt(whole, 4)).toMatchObject({ number: 1, turn: { seat: 0 } })
    expect(turnAt(whole, 4)?.turn.entries).toHaveLength(1)
    expect(turnAt(whole, 9)).toMatchObject({ number: 3, turn: { seat: 0 } })
  })
})
