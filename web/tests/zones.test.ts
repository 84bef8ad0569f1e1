import { describe, expect, it } from 'vitest'
import { doneIn, partsOf } from '../src/guilds/zones'

const entry = (seat: number | null, move: string | null) => ({ seat, move })

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
})
