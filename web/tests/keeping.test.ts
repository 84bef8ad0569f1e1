import { describe, expect, it, vi } from 'vitest'
import { Keeper, type Asking, type Shelf } from '../src/push/keeping'

const SCOPE = 'https://games.example/cothon/'
const FILE = `${SCOPE}assets/index-abc.js`
const get = (url: string) => ({ method: 'GET', url })

function shelf() {
  const kept = new Map<string, Response>()
  const one: Shelf = {
    match: async (address) => kept.get(address)?.clone(),
    put: async (address, answer) => void kept.set(address, answer),
    delete: async (address) => kept.delete(address),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  }
  return { kept, one }
}

function keeper(ask: Asking, built = ['assets/index-abc.js'], always: string[] = []) {
  const { kept, one } = shelf()
  return { kept, keeper: new Keeper(SCOPE, built, async () => one, ask, always) }
}

describe('what the worker keeps', () => {
  it('is nothing of the API, of other addresses, or that is sent', () => {
    const { keeper: one } = keeper(vi.fn<Asking>())
    for (const url of [`${SCOPE}api/meta`, `${SCOPE}docs`, 'https://elsewhere.example/assets/x.js'])
      expect(one.answer(get(url))).toBeNull()
    expect(one.answer({ method: 'POST', url: SCOPE })).toBeNull()
  })

  it('is the newest page whenever the server answers', async () => {
    let version = 1
    const { keeper: one } = keeper(async () => new Response(`page ${version}`))
    expect(await (await one.answer(get(SCOPE)))?.text()).toBe('page 1')
    version = 2
    expect(await (await one.answer(get(`${SCOPE}index.html`)))?.text()).toBe('page 2')
  })

  it('is shown where the server is away, broken or silent', async () => {
    vi.useFakeTimers()
    let ask: Asking = async () => new Response('page')
    const { keeper: one } = keeper((what) => ask(what))
    await one.answer(get(SCOPE))
    ask = () => Promise.reject(new TypeError('away'))
    expect(await (await one.answer(get(SCOPE)))?.text()).toBe('page')
    ask = async () => new Response('bad gateway', { status: 502 })
    expect(await (await one.answer(get(SCOPE)))?.text()).toBe('page')
    ask = () => new Promise(() => {})
    const silent = one.answer(get(SCOPE))
    await vi.advanceTimersByTimeAsync(6000)
    expect(await (await silent)?.text()).toBe('page')
    vi.useRealTimers()
  })

  it('is what can be used without the server, though nobody has opened it', async () => {
    const files = ['assets/index-abc.js', 'assets/Settings-abc.js', 'assets/Rest-abc.js']
    const { keeper: one, kept } = keeper(async () => new Response('file'), files, files.slice(0, 2))
    await one.keep([FILE])
    expect([...kept.keys()].sort()).toEqual([SCOPE, `${SCOPE}assets/Settings-abc.js`, FILE].sort())
  })

  it('says what the server says where nothing is kept yet', async () => {
    const { keeper: one, kept } = keeper(async () => new Response('not now', { status: 503 }))
    expect((await one.answer(get(SCOPE)))?.status).toBe(503)
    expect((await one.answer(get(FILE)))?.status).toBe(503)
    expect(kept.size).toBe(0)
  })

  it('asks once for what has its hash in its name', async () => {
    const ask = vi.fn<Asking>(async () => new Response('code'))
    const { keeper: one } = keeper(ask)
    for (const _ of [1, 2]) expect(await (await one.answer(get(FILE)))?.text()).toBe('code')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('takes over what the page had loaded before, or everything, and nothing else', async () => {
    const ask = async () => new Response('something')
    const some = keeper(ask)
    await some.keeper.keep([FILE, `${SCOPE}api/meta`, 'https://elsewhere.example/x.js'])
    expect([...some.kept.keys()].sort()).toEqual([SCOPE, FILE])
    const all = keeper(ask, ['assets/a-1.js', 'assets/b-2.css'])
    await all.keeper.keep('all')
    expect([...all.kept.keys()].sort()).toEqual([SCOPE, `${SCOPE}assets/a-1.js`, `${SCOPE}assets/b-2.css`])
  })

  it('gives up what an earlier page was built of', async () => {
    const { keeper: one, kept } = keeper(async () => new Response('something'))
    await one.keep([FILE, `${SCOPE}assets/index-old.js`])
    await one.tidy()
    expect([...kept.keys()].sort()).toEqual([SCOPE, FILE])
  })
})
