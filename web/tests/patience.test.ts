import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foresee, persistently, post } from '../src/api/http'
import { Composer } from '../src/lib/composer.svelte'
import type { Session } from '../src/lib/session.svelte'
import { Desk } from '../src/guilds/desk.svelte'

const tooMany = () =>
  new Response(JSON.stringify({ error: { code: 'too-many', message: 'Too many.', parts: [], rule: null } }), {
    status: 429,
    headers: { 'Retry-After': '3' },
  })
const answered = () => new Response('{"paths": []}')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that gives these answers one after the other, then the last again and again. */
function answering(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => (answers.length > 1 ? answers.shift()! : answers[0]!)())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('what nobody keeps', () => {
  it('is asked again until a server that starts afresh is there', async () => {
    const away = () => {
      throw new TypeError('Failed to fetch')
    }
    const fetch = answering(away, away, away, answered)
    const step = persistently(() => post('/api/lessons/l/moves', {}))
    await vi.advanceTimersByTimeAsync(4000)
    expect(await step).toEqual({ paths: [] })
    expect(fetch).toHaveBeenCalledTimes(4)
  })
})

describe('a question that was refused because of too many', () => {
  it('is asked again as late as the server says', async () => {
    const fetch = answering(tooMany, answered)
    const plans = foresee('tables/t', 'plans', {})
    await vi.advanceTimersByTimeAsync(2900)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await plans).toEqual({ paths: [] })
  })

  it('is given up after some tries', async () => {
    const fetch = answering(tooMany)
    const plans = foresee('tables/t', 'plans', {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await plans, fetch.mock.calls.length]).toEqual([null, 6])
  })

  it('is not asked again when nobody waits for it', async () => {
    const fetch = answering(tooMany)
    const plans = foresee('tables/t', 'plans', {}, () => false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await plans, fetch.mock.calls.length]).toEqual([null, 1])
  })

  it('is asked once if it was refused for what it is', async () => {
    const fetch = answering(() => new Response('{}', { status: 409 }))
    expect(await foresee('tables/t', 'plans', {})).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

const PAY = { step: 'play', paths: [['play base', 'done']], vain: [], legal: [], view: {} }

/** A table of Guilds whose server says nothing until it does. */
function silent(legal: string[]) {
  const answers: (object | null)[] = []
  const play = vi.fn(async () => true)
  const session = {
    table: { legal: legal.map((move) => ({ move })), view: { pending: { steps: [] }, seats: [] }, log: [] },
    seat: 0,
    ask: async () => answers.shift() ?? null,
    play,
  } as unknown as Session
  return { session, answers, play }
}

describe('moves whose plans could not be had', () => {
  it('are not sent', async () => {
    const { session, play } = silent(['act trade'])
    const composer = new Composer(session, () => () => [])
    expect(await composer.begin(['act trade'])).toBe(false)
    expect([composer.unknown, await composer.confirm()]).toEqual([true, false])
    expect(play).not.toHaveBeenCalled()
  })

  it('can be asked for again', async () => {
    const { session, answers } = silent(['act trade'])
    const composer = new Composer(session, () => () => [])
    await composer.begin(['act trade'])
    answers.push(PAY, { ...PAY, paths: [] })
    expect(await composer.again()).toBe(true)
    expect([composer.unknown, composer.moves]).toEqual([false, ['act trade', 'play base', 'done']])
  })

  it('leave a table of Guilds with nothing to send', async () => {
    const { session, play } = silent(['act trade', 'pass'])
    const desk = new Desk(session)
    await desk.choose('act trade')
    expect([desk.selected, desk.composer.unknown]).toEqual([null, true])
    expect(play).not.toHaveBeenCalled()
  })

  it('leave no button that ends a payment nobody has seen', async () => {
    const desk = new Desk(silent(['play base', 'play R5', 'done']).session)
    await desk.refresh()
    expect([desk.composing, desk.others]).toEqual([false, []])
  })
})

it('what was chosen after something else is what is sent', async () => {
  const { session, play } = silent(['act trade', 'pass'])
  const waiting: ((plans: unknown) => void)[] = []
  session.ask = () => new Promise((done) => waiting.push(done as (plans: unknown) => void))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const desk = new Desk(session)
  const both = [desk.choose('act trade'), desk.choose('pass')]
  waiting.forEach((answer) => answer({ ...PAY, paths: [] }))
  await Promise.all(both)
  expect(play.mock.calls).toEqual([[['pass']]])
})
