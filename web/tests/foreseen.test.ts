import { afterEach, describe, expect, it, vi } from 'vitest'
import { Foreseen } from '../src/api/foreseen'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers each question when it is told to. */
function slow() {
  const answers: ((answer: Response) => void)[] = []
  const fetch = vi.fn(() => new Promise<Response>((done) => answers.push(done)))
  vi.stubGlobal('fetch', fetch)
  return { fetch, answer: (body: string, status = 200) => answers.shift()!(new Response(body, { status })) }
}

const ask = (foreseen: Foreseen, moment: object, moves: string[]) =>
  foreseen.ask(moment, 'tables/t', 'plans', { moves })

describe('the same question about the same moment', () => {
  it('is asked once, however often somebody clicks before the answer comes', async () => {
    const { fetch, answer } = slow()
    const [foreseen, moment] = [new Foreseen(), {}]
    const both = [ask(foreseen, moment, ['act trade']), ask(foreseen, moment, ['act trade'])]
    answer('{"paths": []}')
    expect(await Promise.all(both)).toEqual([{ paths: [] }, { paths: [] }])
    expect(await ask(foreseen, moment, ['act trade'])).toEqual({ paths: [] })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is asked again where the server would not say it', async () => {
    const { fetch, answer } = slow()
    const [foreseen, moment] = [new Foreseen(), {}]
    const first = ask(foreseen, moment, ['buy'])
    answer('{}', 409)
    expect(await first).toBeNull()
    void ask(foreseen, moment, ['buy'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('goes on being asked as long as somebody waits for it', async () => {
    vi.useFakeTimers()
    const { fetch, answer } = slow()
    const [foreseen, moment] = [new Foreseen(), {}]
    let first = true
    void foreseen.ask(moment, 'tables/t', 'plans', {}, () => first)
    void foreseen.ask(moment, 'tables/t', 'plans', {})
    first = false
    answer('{}', 429)
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

it('another moment is asked about anew', () => {
  const { fetch } = slow()
  const foreseen = new Foreseen()
  void ask(foreseen, {}, ['buy'])
  void ask(foreseen, {}, ['buy'])
  expect(fetch).toHaveBeenCalledTimes(2)
})
