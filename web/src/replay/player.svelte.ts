/** Moves through a game by turns or by single moves. Frames come from the server in blocks and are kept. */
import { get } from '../api/http'
import type { Frame, GameView, TableAnswer } from '../api/types'
import { calm } from '../lib/settings.svelte'
import { replayLink, route } from '../lib/route.svelte'
import { why } from '../lib/why'
import { lastStop, nextStop, stopsOf } from './stops'

const BLOCK = 60
const BEAT = { turns: 1800, moves: 900 }

export class Player {
  table = $state.raw<TableAnswer | null>(null)
  step = $state(0)
  steps = $state(0)
  /** A seat's number, `watch` for a spectator's eyes, `open` for all cards. */
  eyes = $state('watch')
  by = $state<'turns' | 'moves'>('turns')
  playing = $state(false)
  problem = $state('')
  stops = $derived(stopsOf(this.table?.log ?? []))
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #timer: ReturnType<typeof setInterval> | undefined
  /** What was asked for last; an answer that comes late is not shown. */
  #wanted = 0

  constructor(
    readonly id: string,
    readonly watch: string | null,
  ) {}

  get frame(): Frame | undefined {
    return this.#frames.get(this.step)
  }

  /** What to draw: the view, with every hand laid open when that was asked for. */
  get view(): GameView {
    const frame = this.frame
    const open = frame?.position?.['seats']
    if (!frame || !Array.isArray(open)) return frame?.view ?? {}
    return { ...frame.view, seats: frame.view.seats.map((seat, at) => ({ ...seat, ...open[at] })) }
  }

  get finished(): boolean {
    return this.table?.status === 'finished'
  }

  /** Whose eyes there are to look through. */
  get choices(): string[] {
    const { seats = [], yours = [] } = this.table ?? {}
    const own = seats.filter((seat) => this.finished || seat.yours).map((seat) => String(seat.seat))
    if (this.finished) return ['open', 'watch', ...own]
    return yours.length ? own : ['watch']
  }

  async start(query: URLSearchParams): Promise<void> {
    try {
      this.table = await get<TableAnswer>(`/api/tables/${this.id}${this.#code('?')}`)
      await this.follow(query)
    } catch (error) {
      this.problem = why(error)
    }
  }

  /** The address says what to show; without a step, where something lies on the table. */
  async follow(query: URLSearchParams): Promise<void> {
    if (!this.table) return
    const eyes = this.#eyesIn(query.get('eyes'))
    const asked = query.get('step')
    const step = asked === null ? (this.stops[0] ?? 0) : Math.max(0, Math.floor(Number(asked)) || 0)
    if (this.frame && eyes === this.eyes && step === this.step) return
    this.pause()
    if (eyes !== this.eyes) this.#frames = new Map()
    this.eyes = eyes
    await this.#show(step)
  }

  /** Those asked for, else those that look already, else the most that one may see. */
  #eyesIn(asked: string | null): string {
    const own = this.table?.seat ?? null
    const first = this.finished || own === null ? this.choices[0] : String(own)
    const wishes = [asked, this.frame ? this.eyes : null]
    return wishes.find((eyes) => eyes !== null && this.choices.includes(eyes)) ?? first ?? 'watch'
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes
    this.#frames = new Map()
    await this.#show(this.step)
  }

  /** Stepping on leaves no trace in the browser's history; a leap does, so that there is a way back. */
  go(step: number, leap = false): void {
    if (leap && step !== this.step) history.pushState(null, '', location.href)
    void this.#show(step)
  }

  async #show(step: number): Promise<void> {
    this.#wanted = step
    try {
      if (!this.#frames.has(step)) await this.#load(step)
    } catch (error) {
      this.problem = why(error)
      return
    }
    if (this.#wanted !== step) return
    this.step = Math.min(step, this.steps)
    route.replace(this.address(this.step))
  }

  async #load(step: number): Promise<void> {
    const from = Math.max(0, step - 5)
    const eyes = this.eyes === 'open' ? '&open=true' : this.eyes === 'watch' ? '' : `&seat=${this.eyes}`
    const path = `/api/tables/${this.id}/replay?step=${from}&count=${BLOCK}${eyes}${this.#code('&')}`
    const { steps, frames } = await get<{ steps: number; frames: Frame[] }>(path)
    this.steps = steps
    this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.step, frame] as const)])
    if (step > steps && !this.#frames.has(steps)) await this.#load(steps)
  }

  #code(before: '?' | '&'): string {
    return this.watch ? `${before}watch=${encodeURIComponent(this.watch)}` : ''
  }

  address(step: number): string {
    return `${replayLink(this.id, step)}&eyes=${this.eyes}${this.#code('&')}`
  }

  /** One turn on or back, or one move. */
  on(): void {
    this.go(this.by === 'turns' ? nextStop(this.stops, this.step) : this.step + 1)
  }

  back(): void {
    this.go(this.by === 'turns' ? lastStop(this.stops, this.step) : Math.max(0, this.step - 1))
  }

  first(): void {
    this.go(this.by === 'turns' ? (this.stops[0] ?? 0) : 0, true)
  }

  last(): void {
    this.go(this.steps, true)
  }

  play(): void {
    this.playing = true
    const beat = BEAT[this.by] * (calm() ? 2 : 1)
    this.#timer = setInterval(() => (this.step < this.steps ? this.on() : this.pause()), beat)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  pause(): void {
    this.playing = false
    clearInterval(this.#timer)
  }
}
