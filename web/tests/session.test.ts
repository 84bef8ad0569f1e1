import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Session } from '../src/lib/session.svelte'

/** The server's end of the channel: answers when it is told to. */
class Channel {
  static last: Channel
  static OPEN = 1
  readyState = Channel.OPEN
  sent: { type: string; id?: string; move?: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
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

const table = { log: [], chat: [], seats: [], seat: 0, seq: 0, now: 0, turn: 0, yours: [] }
const event = (seq: number) => ({
  type: 'event',
  kind: 'move',
  log_from: 0,
  log: [],
  chat: [],
  changed: { seq, seats: [] },
})
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  vi.stubGlobal('WebSocket', Channel)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {} })
})

/** A purchase of which the first move has been made, and the second is under way. */
async function halfway() {
  const session = new Session('t', null)
  const channel = Channel.last
  channel.hear({ type: 'table', table })
  const played = session.play(['buy', 'pay R5'])
  channel.hear(event(1))
  channel.hear({ type: 'done', id: channel.sent.at(-1)?.id })
  await settled()
  return { session, channel, played, id: channel.sent.at(-1)?.id }
}

describe('a decision of several moves', () => {
  it('shows the table when the last of them is made, and not between', async () => {
    const { session, channel, played, id } = await halfway()
    expect(channel.sent.at(-1)?.move).toBe('pay R5')
    expect(session.table?.seq).toBe(0)
    channel.hear(event(2))
    channel.hear({ type: 'done', id })
    expect(await played).toBe(true)
    expect(session.table?.seq).toBe(2)
  })

  it('shows how far it came when a move is refused', async () => {
    const { session, channel, played, id } = await halfway()
    channel.hear({ type: 'refused', id, error: { code: 'no', message: 'No.', rule: null } })
    expect(await played).toBe(false)
    expect(session.table?.seq).toBe(1)
    expect(session.problem?.message).toBe('No.')
  })
})
