/** A lesson as this browser plays it: one step after the other, each at a table that the server lays out. */
import { untrack } from 'svelte'
import { Foreseen } from '../api/foreseen'
import { get, persistently, post, type Question, type Wanted } from '../api/http'
import type { ErrorDetail, LessonReply, LessonStep, TableAnswer } from '../api/types'
import { progress } from '../lib/progress.svelte'
import type { Session } from '../lib/session.svelte'
import { why } from '../lib/why'

export class LessonSession implements Session {
  readonly kept = false
  readonly watching = 0
  readonly drift = 0
  readonly connection = 'live'
  table = $state.raw<TableAnswer | null>(null)
  problem = $state.raw<ErrorDetail | null>(null)
  busy = $state(false)
  step = $state.raw<LessonStep | null>(null)
  /** What is said to the last decision; null: the step's own sentence. */
  reply = $state.raw<LessonReply | null>(null)
  /** Why the lesson cannot be shown. */
  trouble = $state('')
  /** Everything was played. */
  over = $state(false)
  /** Grows whenever the table is laid out anew, so that nothing half chosen stays. */
  round = $state(0)
  #foreseen = new Foreseen()

  constructor(readonly id: string) {
    void this.open(progress.of(id).step)
  }

  get seat(): number | null {
    return this.table?.seat ?? null
  }

  get number(): number {
    return this.step?.step ?? 0
  }

  /** A step that no longer exists in the lesson begins it again. */
  async open(number: number): Promise<void> {
    try {
      this.#show(await persistently(() => get<LessonStep>(`/api/lessons/${this.id}?step=${number}`)))
      this.round++
    } catch (error) {
      if (number > 0) await this.open(0)
      else this.trouble = why(error)
    }
  }

  #show(step: LessonStep): void {
    this.step = step
    this.table = step.table
    this.reply = null
    this.over = false
    progress.at(this.id, step.step)
  }

  async play(moves: readonly string[]): Promise<boolean> {
    if (this.busy || this.reply?.verdict === 'good') return false
    this.busy = true
    this.problem = null
    try {
      const wish = { step: this.number, moves }
      const reply = await persistently(() => post<LessonReply>(`/api/lessons/${this.id}/moves`, wish))
      await this.#hear(reply)
      return reply.verdict === 'good'
    } catch (error) {
      this.trouble = why(error)
      return false
    } finally {
      this.busy = false
    }
  }

  async #hear(reply: LessonReply): Promise<void> {
    const silent = reply.verdict === 'good' && reply.parts.length === 0
    if (!silent) this.reply = reply
    if (reply.table)
      this.table = { ...reply.table, legal: [] } // decided on when the next step is there
    else this.round++ // taken back
    if (silent) await this.goOn()
  }

  get last(): boolean {
    return this.step !== null && this.number + 1 >= this.step.lesson.steps
  }

  /** To the next step, at the same table where it goes on. */
  async goOn(): Promise<void> {
    if (this.last) {
      this.over = true
      progress.finish(this.id)
      return
    }
    const before = this.table
    const address = `/api/lessons/${this.id}?step=${this.number + 1}`
    const next = await persistently(() => get<LessonStep>(address))
    this.#show(next)
    if (next.table.log.length < (before?.log.length ?? 0)) this.round++
  }

  tryAgain(): void {
    this.reply = null
  }

  ask<T>(what: Question, moves: readonly string[], wanted?: Wanted): Promise<T | null> {
    return this.#foreseen.ask<T>(
      untrack(() => this.table),
      `lessons/${this.id}`,
      what,
      { step: this.number, moves },
      wanted,
    )
  }

  async undo(): Promise<void> {
    if (this.number > 0) await this.open(this.number - 1)
  }

  say(): Promise<boolean> {
    return Promise.resolve(false)
  }

  leave(): Promise<void> {
    return Promise.resolve()
  }

  again(): void {
    this.retell()
  }

  retell(): void {
    void this.open(this.number)
  }
}
