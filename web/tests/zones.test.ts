import { describe, expect, it } from 'vitest'
import type { Happening } from '../src/api/types'
import { doneIn, partOf, partsOf, zoneTold } from '../src/guilds/zones'

const entry = (seat: number | null, move: string | null) => ({ seat, move })

describe('a story on a narrow screen', () => {
  it('is seen where it happens, and in the house only of whoever looks', () => {
    const told = (event: Partial<Happening>) => zoneTold([{ kind: 'played' }, event] as Happening[], 0)
    expect(told({ kind: 'disc', seat: 1 })).toBe('harbours')
    expect(told({ kind: 'freed', seat: 0 })).toBe('house')
    expect(told({ kind: 'freed', seat: 1 })).toBeNull()
  })
})

describe('the path of an action', () => {
  it('ticks what was done since the action was chosen, and nothing that was given up', () => {
    const log = [
      entry(0, 'act trading'),
      entry(0, 'dock trading 1'),
      entry(1, 'act market'),
      entry(1, 'play base:market'),
      entry(1, 'take pile'),
      entry(null, null),
      entry(1, 'decline'),
    ]
    expect(doneIn(log, 1)).toEqual(['play', 'take'])
    expect(doneIn(log, 2)).toEqual([])
  })

  it('promises only what the server says will follow', () => {
    expect(partsOf(['play'], 'take', ['swap'])).toEqual([
      { step: 'play', state: 'done' },
      { step: 'take', state: 'now' },
      { step: 'swap', state: 'later' },
    ])
  })
  it('stays the same list while it is gone through', () => {
    const steps = ['play', 'take', 'swap', 'after']
    const listed = (done: string[], now: string) =>
      partsOf(done, partOf(now, ''), ['take', 'swap', 'after']).map(({ step }) => step)
    expect(listed([], 'play')).toEqual(steps)
    expect(listed(['play'], 'take')).toEqual(steps)
    expect(listed(['play', 'take'], 'swap')).toEqual(steps)
    expect(listed(['play', 'take', 'swap'], 'give')).toEqual(steps) // a swap is done when a card was given
    expect(partOf('pay', 'deliver trading 2')).toBe('deliver')
    expect(partOf('pay', '')).toBe('pay')
  })
})
