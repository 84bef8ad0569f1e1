import { describe, expect, it } from 'vitest'
import { dayOf, streak } from '../src/lib/streak'

describe('a streak', () => {
  it('counts days in a row up to today', () => {
    expect(streak(['2026-02-28', '2026-03-01', '2026-03-02'], '2026-03-02')).toBe(3)
  })
  it('lasts until today is over', () => {
    expect(streak(['2026-02-28', '2026-03-01'], '2026-03-02')).toBe(2)
  })
  it('ends with a day left out', () => {
    expect(streak(['2026-02-27', '2026-03-02'], '2026-03-02')).toBe(1)
    expect(streak(['2026-02-27'], '2026-03-02')).toBe(0)
  })
})

it('tells days by the clock on the wall', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
