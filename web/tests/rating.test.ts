/** The curve of a rating: within its picture, the line inside the band, marks at round numbers. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { curve } from '../src/people/curve'

vi.stubGlobal('location', { hash: '', origin: 'http://here', pathname: '/' })
vi.stubGlobal('addEventListener', () => {})
let parse: typeof import('../src/lib/route.svelte').parse
let personLink: typeof import('../src/lib/route.svelte').personLink
beforeAll(async () => ({ parse, personLink } = await import('../src/lib/route.svelte')))

const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text))

describe('the curve of a rating', () => {
  const drawn = curve([
    { rating: 1500, uncertainty: 480 },
    { rating: 1610, uncertainty: 430 },
    { rating: 1580, uncertainty: 400 },
  ])
  it('stays inside its picture', () => {
    for (const path of [drawn.line, drawn.band]) {
      const found = numbers(path)
      expect(found.length).toBeGreaterThan(4)
      found.forEach((value, at) => {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(at % 2 ? drawn.height : drawn.width)
      })
    }
  })
  it('has a few marks at round numbers', () => {
    expect(drawn.marks.length).toBeGreaterThan(1)
    expect(drawn.marks.length).toBeLessThan(8)
    for (const { rating } of drawn.marks) expect(rating % 50).toBe(0)
  })
})

describe('addresses of people', () => {
  it('bring names there and back', () => {
    const place = parse(personLink('Hanno the Great/ß?#'))
    expect(place.page).toBe('player')
    expect(decodeURIComponent(place.id)).toBe('Hanno the Great/ß?#')
  })
  it('need what they are about', () => {
    expect(parse('#/me').page).toBe('me')
    expect(parse('#/carry/').page).toBe('unknown')
    expect(parse('#/carry/c_abc').page).toBe('carry')
    expect(parse('#/ratings?game=guilds').query.get('game')).toBe('guilds')
  })
})
