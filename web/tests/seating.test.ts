import { describe, expect, it } from 'vitest'
import { seatWish } from '../src/lib/seating'
import { dayOf } from '../src/lib/time'

describe('who is to sit where', () => {
  it('is what the server asks for', () => {
    expect(seatWish('me')).toEqual({ who: 'me' })
    expect(seatWish('screen', 'Dido')).toEqual({ who: 'me', name: 'Dido' })
    expect(seatWish('bot:trader')).toEqual({ who: 'bot', level: 'trader' })
    expect(seatWish('bot:trader', 'Barca')).toEqual({ who: 'bot', level: 'trader', name: 'Barca' })
    expect(seatWish('open', 'nobody')).toEqual({ who: 'open' })
  })
})

describe('a day', () => {
  const noon = Date.UTC(2026, 6, 14, 12) / 1000
  it('has its year only where it is another', () => {
    expect(dayOf(noon, 'en', new Date(2026, 10, 1))).toBe('Jul 14')
    expect(dayOf(noon, 'de', new Date(2027, 0, 1))).toBe('14. Juli 2026')
  })
})
