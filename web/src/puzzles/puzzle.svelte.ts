/** A puzzle as this browser solves it: a table that the server lays out, and what it says to a decision. */
import { untrack } from 'svelte'
import { Foreseen } from '../api/foreseen'
import { get, post, Refused, type Question, type Wanted } from '../api/http'
import type {
  ErrorDetail,
  Joined,
  PuzzleAnswer,
  PuzzleLine,
  PuzzleSolution,
  PuzzleVerdict,
  TableAnswer,
} from '../api/types'
import { identity } from '../lib/identity.svelte'
import { route, tableLink } from '../lib/route.svelte'
import type { Session } from '../lib/session.svelte'
import { why } from '../lib/why'

export class PuzzleSession implements Session {
  readonly kept = false
  readonly untold = true
  readonly watching = 0
  readonly drift = 0
  readonly connection = 'live'
  table = $state.raw<TableAnswer | null>(null)
  line = $state.raw<PuzzleLine | null>(null)
  problem = $state.raw<ErrorDetail | null>(null)
  busy = $state(false)
  /** What is said to the last decision; null while one thinks. */
  verdict = $state.raw<PuzzleVerdict | null>(null)
  solution = $state.raw<PuzzleSolution | null>(null)
  /** Why the puzzle cannot be shown. */
  trouble = $state('')
  /** Grows whenever the table is laid out anew, so that nothing half chosen stays. */
  round = $state(0)
  #foreseen = new Foreseen()

  constructor(
    readonly id: string,
    readonly onright: () => void,
  ) {
    void this.open()
  }

  get seat(): number | null {
    return this.table?.seat ?? null
  }

  async open(): Promise<void> {
    try {
      const { puzzle, table } = await get<PuzzleAnswer>(`/api/puzzles/${this.id}`)
      this.line = puzzle
      this.table = table
    } catch (error) {
      this.trouble = why(error)
    }
  }

  async play(moves: readonly string[]): Promise<boolean> {
    if (this.busy || this.verdict) return false
    this.busy = true
    this.problem = null
    try {
      this.verdict = await post<PuzzleVerdict>(`/api/puzzles/${this.id}/answers`, { moves })
      this.round++
      if (this.verdict.right) {
        this.onright()
        await this.reveal()
      }
      return this.verdict.right
    } catch (error) {
      if (error instanceof Refused) this.problem = error.detail
      return false
    } finally {
      this.busy = false
    }
  }

  tryAgain(): void {
    this.verdict = null
  }

  /** The answer, unless what was said has been closed before it came. */
  async reveal(): Promise<void> {
    const said = this.verdict
    try {
      const solution = await get<PuzzleSolution>(`/api/puzzles/${this.id}/solution`)
      if (this.verdict === said) this.solution = solution
    } catch (error) {
      this.trouble = why(error)
    }
  }

  /** A real table that begins here: oneself in the seat, bots in the others. */
  async playOn(): Promise<void> {
    try {
      const joined = await identity.as(() => post<Joined>(`/api/puzzles/${this.id}/table`, {}))
      route.go(tableLink(joined.table.id))
    } catch (error) {
      this.trouble = why(error)
    }
  }

  ask<T>(what: Question, moves: readonly string[], wanted?: Wanted): Promise<T | null> {
    return this.#foreseen.ask<T>(
      untrack(() => this.table),
      `puzzles/${this.id}`,
      what,
      { moves },
      wanted,
    )
  }

  async undo(): Promise<void> {
    // nothing was played
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
    void this.open()
  }
}
