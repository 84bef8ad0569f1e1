/** Moves through a game. Frames come from the server in blocks and are kept. */
import { get } from '../api/http'
import type { Frame, GameView, TableAnswer } from '../api/types'
import { calm } from '../lib/settings.svelte'
import { replayLink, route } from '../lib/route.svelte'
import { why } from '../lib/why'

const BLOCK = 60
const BEAT = 900

export class Player {
  table = $state.raw<TableAnswer | null>(null)
  step = $state(0)
  steps = $state(0)
  /** A seat's number, `watch` for a spectator's eyes, `open` for all cards. */
  eyes = $state('watch')
  playing = $state(false)
  problem = $state('')
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    readonly id: string,
    readonly query: URLSearchParams,
  ) {
    this.step = Math.max(0, Number(query.get('step')) || 0)
  }

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

  async start(): Promise<void> {
    try {
      const watch = this.query.get('watch')
      this.table = await get<TableAnswer>(
        `/api/tables/${this.id}${watch ? `?watch=${encodeURIComponent(watch)}` : ''}`,
      )
      const asked = this.query.get('eyes')
      const own = this.table.seat === null ? 'watch' : String(this.table.seat)
      this.eyes = asked ?? (this.finished ? 'open' : own)
      await this.#load(this.step)
      this.go(Math.min(this.step, this.steps))
    } catch (error) {
      this.problem = why(error)
    }
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes
    this.#frames = new Map()
    await this.#load(this.step)
    this.#link()
  }

  async #load(step: number): Promise<void> {
    const from = Math.max(0, step - 5)
    const eyes = this.eyes === 'open' ? '&open=true' : this.eyes === 'watch' ? '' : `&seat=${this.eyes}`
    const path = `/api/tables/${this.id}/replay?step=${from}&count=${BLOCK}${eyes}`
    const { steps, frames } = await get<{ steps: number; frames: Frame[] }>(path)
    this.steps = steps
    this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.step, frame] as const)])
    if (step > steps) await this.#load(steps)
  }

  go(step: number): void {
    const to = Math.min(Math.max(0, step), this.steps)
    if (this.#frames.has(to)) this.step = to
    else void this.#load(to).then(() => (this.step = to), this.#sorry)
    this.#link()
  }

  #sorry = (error: unknown) => (this.problem = why(error))

  #link(): void {
    route.replace(`${replayLink(this.id, this.step)}&eyes=${this.eyes}`)
  }

  /** To the next decision of a player, over what chance deals. */
  toDecision(direction: 1 | -1): void {
    let step = this.step + direction
    while (
      step > 0 &&
      step < this.steps &&
      this.#frames.has(step) &&
      this.#frames.get(step)?.entry?.seat === null
    )
      step += direction
    this.go(step)
  }

  play(): void {
    this.playing = true
    this.#timer = setInterval(
      () => (this.step < this.steps ? this.toDecision(1) : this.pause()),
      calm() ? BEAT * 2 : BEAT,
    )
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
