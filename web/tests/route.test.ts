import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { hash: '', origin: 'http://here', pathname: '/' })
vi.stubGlobal('addEventListener', () => {})
let parse: typeof import('../src/lib/route.svelte').parse
beforeAll(async () => ({ parse } = await import('../src/lib/route.svelte')))

describe('addresses', () => {
  it('finds every page', () => {
    expect(parse('').page).toBe('home')
    expect(parse('#/').page).toBe('home')
    expect(parse('#/new').page).toBe('new')
    expect(parse('#/games').page).toBe('games')
    expect(parse('#/join/i_abc')).toMatchObject({ page: 'join', id: 'i_abc' })
    expect(parse('#/table/xyz').page).toBe('table')
    expect(parse('#/table/xyz?watch=w_1').query.get('watch')).toBe('w_1')
  })

  it('leads to a moment of a replay', () => {
    const place = parse('#/table/xyz/replay?step=12&eyes=open')
    expect(place).toMatchObject({ page: 'replay', id: 'xyz' })
    expect(place.query.get('step')).toBe('12')
  })

  it('says so when there is nothing', () => {
    expect(parse('#/nowhere').page).toBe('unknown')
    expect(parse('#/table/').page).toBe('unknown')
  })
})
