/** A table as this browser sees it: a live channel that comes back by itself, and what can be done through it. */
import { untrack } from 'svelte'
import { Foreseen } from '../api/foreseen'
import { NO_ANSWER, post, type Question, type Wanted } from '../api/http'
import type { ErrorDetail, LiveMessage, TableAnswer } from '../api/types'
import { identity } from './identity.svelte'
import { words } from './words.svelte'

/** `restarting`: the server has said that it will be back in a moment. */
export type Connection = 'connecting' | 'live' | 'restarting' | 'lost' | 'refused'

interface Waiting {
  done: () => void
  refused: (error: ErrorDetail) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const REFUSED = 4400
const RESTART = 1012
const MOMENT = 25_000 // a restart that takes longer is a worry
const SILENCE = 50_000 // two heartbeats and a little

function noAnswer(restarting: boolean): ErrorDetail {
  const message = words.say(restarting ? 'web-restarting' : 'web-no-answer')
  return { ...NO_ANSWER, message, parts: [{ text: message }] }
}

/** What a table of any game asks of whoever shows it. */
export interface Session {
  readonly id: string
  /** Whether the server keeps the table: it can be replayed, talked at, left. */
  readonly kept: boolean
  /** Whether nothing ever happens here that could be told. */
  readonly untold?: boolean
  readonly table: TableAnswer | null
  readonly seat: number | null
  readonly connection: Connection
  readonly problem: ErrorDetail | null
  readonly watching: number
  readonly busy: boolean
  readonly drift: number
  play(moves: readonly string[]): Promise<boolean>
  /** What moves would mean, before they are made; null if the server would not say it. */
  ask<T>(what: Question, moves: readonly string[], wanted?: Wanted): Promise<T | null>
  undo(): Promise<void>
  say(text: string): Promise<boolean>
  /** Give up the seat. */
  leave(): Promise<void>
  /** Look from another of one's seats. */
  again(seat: number | null): void
  retell(): void
}

export class LiveSession implements Session {
  readonly kept = true
  table = $state.raw<TableAnswer | null>(null)
  connection = $state<Connection>('connecting')
  refusal = $state.raw<ErrorDetail | null>(null)
  problem = $state.raw<ErrorDetail | null>(null)
  present = $state.raw<number[]>([])
  watching = $state(0)
  busy = $state(false)
  /** The server's clock less ours, in seconds. */
  drift = $state(0)
  /** Entries of the log that came while we looked, for the payday's retelling. */
  fresh = $state.raw<number>(0)

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #restarted = -Infinity
  #closed = false
  #anew = false
  #next = 0
  #waiting = new Map<string, Waiting>()
  #foreseen = new Foreseen()

  constructor(
    readonly id: string,
    readonly watch: string | null,
    public seat: number | null = null,
  ) {
    this.#connect()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  #hurry = () => {
    if (this.#away && document.visibilityState === 'visible') this.#reconnect()
  }

  get #away(): boolean {
    return this.connection === 'lost' || this.connection === 'restarting'
  }

  #reconnect(): void {
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()))
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as LiveMessage)
    }
    socket.onclose = (event) => this.#over(socket, event.code)
  }

  #hello(): Record<string, unknown> {
    const hello: Record<string, unknown> = { type: 'hello', language: words.language }
    if (identity.token) hello['token'] = identity.token
    if (this.seat !== null) hello['seat'] = this.seat
    if (this.watch) hello['watch'] = this.watch
    if (this.table && !this.#anew) hello['last'] = this.table.seq
    return hello
  }

  #over(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return
    clearTimeout(this.#silence)
    if (code === RESTART) this.#restarted = Date.now()
    this.connection = code === REFUSED ? 'refused' : this.#restarting ? 'restarting' : 'lost'
    this.#fail(this.#noAnswer())
    if (code === REFUSED) return
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    if (!this.#restarting) this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  get #restarting(): boolean {
    return Date.now() - this.#restarted < MOMENT
  }

  #noAnswer(): ErrorDetail {
    return noAnswer(this.connection === 'restarting')
  }

  #fail(error: ErrorDetail): void {
    for (const one of this.#waiting.values()) one.refused(error)
    this.#waiting.clear()
  }

  #hear(message: LiveMessage): void {
    this.#expectBeat()
    if (message.type === 'table') this.#begin(message.table)
    else if (message.type === 'event') this.#apply(message)
    else if (message.type === 'presence') this.#meet(message.present, message.watching)
    else if (message.type === 'done') this.#settle(message.id, null)
    else if (message.type === 'refused') this.#refused(message.id, message.error)
    else if (message.type === 'beat') this.drift = message.now - Date.now() / 1000
  }

  /** A channel that has gone silent is as good as closed. */
  #expectBeat(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  #begin(table: TableAnswer): void {
    this.drift = table.now - Date.now() / 1000
    this.fresh = table.log.length
    this.#anew = false
    this.table = table
    this.seat = table.seat
    this.#live()
  }

  #live(): void {
    this.connection = 'live'
    this.refusal = null
    if (this.problem?.code === NO_ANSWER.code) this.problem = null // it answers again
    this.#wait = FIRST_WAIT
  }

  #apply(message: Extract<LiveMessage, { type: 'event' }>): void {
    const table = this.table
    if (!table) return
    const log = [...table.log.slice(0, message.log_from), ...message.log]
    const known = new Set(table.chat.map((line) => line.seq))
    const chat = [...table.chat, ...message.chat.filter((line) => !known.has(line.seq))]
    const yours = message.changed.seats.filter((seat) => seat.yours).map((seat) => seat.seat)
    if (message.kind !== 'move') this.fresh = log.length
    else this.problem = null // what was refused is past
    this.table = { ...table, ...message.changed, log, chat, yours }
    this.#live()
  }

  #meet(present: number[], watching: number): void {
    this.present = present
    this.watching = watching
  }

  #settle(id: string | null, error: ErrorDetail | null): void {
    const one = id === null ? undefined : this.#waiting.get(id)
    if (!one || id === null) return
    this.#waiting.delete(id)
    if (error) one.refused(error)
    else one.done()
  }

  #refused(id: string | null, error: ErrorDetail): void {
    if (id === null) this.refusal = error
    else this.#settle(id, error)
  }

  #send(message: Record<string, unknown>): Promise<void> {
    const id = String(++this.#next)
    const socket = this.#socket
    return new Promise((done, fail) => {
      const refused = (error: ErrorDetail) => {
        this.problem = error
        fail(new Error(error.message))
      }
      if (!socket || socket.readyState !== WebSocket.OPEN) return refused(this.#noAnswer())
      this.#waiting.set(id, { done, refused })
      socket.send(JSON.stringify({ ...message, id }))
    })
  }

  /** One decision, of one move or several: all of it is played, or nothing and the reason is shown. */
  async play(moves: readonly string[]): Promise<boolean> {
    if (this.busy || !this.table) return false
    this.busy = true
    this.problem = null
    const before = this.table
    try {
      await this.#send({ type: 'move', moves, ...this.#own() })
      if (this.table === before) this.table = { ...before, legal: [] } // nothing twice, until the event is here
      return true
    } catch {
      return false // the reason is in `problem`
    } finally {
      this.busy = false
    }
  }

  #own(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat }
  }

  ask<T>(what: Question, moves: readonly string[], wanted?: Wanted): Promise<T | null> {
    return this.#foreseen.ask<T>(
      untrack(() => this.table),
      `tables/${this.id}`,
      what,
      { seat: this.seat, moves },
      wanted,
    )
  }

  async undo(): Promise<void> {
    this.problem = null
    await this.#send({ type: 'undo', ...this.#own() }).catch(() => {})
  }

  async say(text: string): Promise<boolean> {
    this.problem = null
    return this.#send({ type: 'chat', text, ...this.#own() }).then(
      () => true,
      () => false,
    )
  }

  /** Nothing is heard from here on: what a table's last changes would make the page ask, it is refused by then. */
  async leave(): Promise<void> {
    this.#hush()
    try {
      await post(`/api/tables/${this.id}/resign`, { seat: this.seat })
    } catch (error) {
      this.#connect() // still seated
      throw error
    }
  }

  /** Look at the table from another of one's seats; what the last one saw is gone at once. */
  again(seat: number | null): void {
    this.seat = seat
    this.table = null
    this.#restart()
  }

  /** Have everything told anew, in another language; the table stays in sight meanwhile. */
  retell(): void {
    this.#restart()
  }

  #restart(): void {
    this.#anew = true
    this.connection = 'connecting'
    this.#hush()
    this.#connect()
  }

  #hush(): void {
    const old = this.#socket
    this.#socket = null
    clearTimeout(this.#silence)
    this.#fail(this.#noAnswer()) // what the old one was asked, nobody will answer
    old?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }
}
