import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveSession } from '../src/lib/session.svelte'

/** The server's end of the channel: answers when it is told to. */
class Channel {
  static last: Channel
  static OPEN = 1
  readyState = Channel.OPEN
  sent: { type: string; id?: string; moves?: string[] }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Channel.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  hear(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const table = {
  log: [],
  chat: [],
  seats: [],
  seat: 0,
  seq: 0,
  now: 0,
  turn: 0,
  yours: [],
  legal: [{ move: 'buy' }],
}
const event = (seq: number) => ({
  type: 'event',
  kind: 'move',
  log_from: 0,
  log: [],
  chat: [],
  changed: { seq, seats: [] },
})

beforeEach(() => {
  vi.stubGlobal('WebSocket', Channel)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {} })
})

/** A purchase that has been sent. */
function buying() {
  const session = new LiveSession('t', null)
  const channel = Channel.last
  channel.hear({ type: 'table', table })
  const played = session.play(['buy', 'pay R5'])
  return { session, channel, played, sent: channel.sent.at(-1) }
}

describe('a decision of several moves', () => {
  it('is sent as one message', async () => {
    const { session, channel, played, sent } = buying()
    expect(sent).toMatchObject({ type: 'move', moves: ['buy', 'pay R5'], seat: 0 })
    expect(session.busy).toBe(true)
    channel.hear(event(1))
    channel.hear({ type: 'done', id: sent?.id })
    expect(await played).toBe(true)
    expect([session.table?.seq, session.busy, channel.sent.length]).toEqual([1, false, 1])
  })

  it('changes nothing when it is refused, and says why', async () => {
    const { session, channel, played, sent } = buying()
    channel.hear({
      type: 'refused',
      id: sent?.id,
      error: { code: 'no', message: 'No.', parts: [], rule: null },
    })
    expect(await played).toBe(false)
    expect([session.table?.seq, session.problem?.message]).toEqual([0, 'No.'])
  })

  it('is not sent twice', async () => {
    const { session, channel } = buying()
    expect(await session.play(['buy', 'pay R5'])).toBe(false)
    expect(channel.sent).toHaveLength(1)
  })

  it('cannot be chosen again while what followed from it is on its way', async () => {
    const { session, channel, played, sent } = buying()
    channel.hear({ type: 'done', id: sent?.id })
    await played
    expect(session.table?.legal).toEqual([])
  })

  it('does not wait for a channel that is given up for another language', async () => {
    const { session, channel, played } = buying()
    session.retell()
    expect(await played).toBe(false)
    expect(session.busy).toBe(false)
    expect(Channel.last).not.toBe(channel)
    Channel.last.hear({ type: 'table', table: { ...table, seq: 1 } })
    expect([session.table?.seq, session.problem]).toEqual([1, null])
  })

  it('that was refused is forgotten when the game goes on', async () => {
    const { session, channel, played, sent } = buying()
    const error = { code: 'no', message: 'No.', parts: [], rule: null }
    channel.hear({ type: 'refused', id: sent?.id, error })
    await played
    channel.hear(event(1))
    expect(session.problem).toBeNull()
  })
})

describe('whoever gives up a seat', () => {
  const answer = (status: number) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error": {"code": "no"}}', { status })))

  /** What the table does meanwhile is on its way already. */
  function leaving() {
    const session = new LiveSession('t', null)
    const channel = Channel.last
    channel.hear({ type: 'table', table })
    const left = session.leave()
    channel.hear(event(1))
    return { session, channel, left }
  }

  it('hears no more of the table, which would refuse to be asked', async () => {
    answer(200)
    const { session, channel, left } = leaving()
    await left
    expect(session.table?.seq).toBe(0)
    expect(Channel.last).toBe(channel)
  })

  it('hears on if the seat cannot be given up', async () => {
    answer(409)
    const { session, channel, left } = leaving()
    await expect(left).rejects.toThrow()
    expect(Channel.last).not.toBe(channel)
    Channel.last.hear({ type: 'table', table: { ...table, seq: 2 } })
    expect(session.table?.seq).toBe(2)
  })
})

const RESTART = 1012
const CUT = 1006
const CLOSED = 3

describe('a server that starts afresh', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** The channel closes, and no new one comes about for so long. */
  async function away(code: number, milliseconds: number) {
    const session = new LiveSession('t', null)
    Channel.last.hear({ type: 'table', table })
    Channel.last.onclose?.({ code })
    for (const end = Date.now() + milliseconds; Date.now() < end; Channel.last.onclose?.({ code: CUT }))
      await vi.advanceTimersByTimeAsync(500)
    return session
  }

  it('is waited for calmly, if it has said so', async () => {
    expect((await away(RESTART, 8000)).connection).toBe('restarting')
    expect((await away(CUT, 0)).connection).toBe('lost')
  })

  it('is a worry when it takes long', async () => {
    expect((await away(RESTART, 30_000)).connection).toBe('lost')
  })

  it('is as before once it answers, and what it could not answer is past', async () => {
    const session = await away(RESTART, 1000)
    Channel.last.readyState = CLOSED
    await session.play(['buy'])
    expect(session.problem?.code).toBe('no-answer')
    await vi.advanceTimersByTimeAsync(500)
    Channel.last.hear({ type: 'table', table })
    expect([session.connection, session.problem]).toEqual(['live', null])
  })
})
