/** What is pointed at or focused, and what it would lead to, in the server's words. */
import type { Outlook } from '../api/types'
import type { Composer } from './composer.svelte'

/** So long must one point at something before the server is asked, in milliseconds. */
const PAUSE = 120

export class Pointing {
  move = $state<string | null>(null)
  #seen = $state.raw(new Map<string, Outlook>())
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly composer: Composer,
    readonly legal: () => ReadonlySet<string>,
  ) {}

  at(move: string | null): void {
    clearTimeout(this.#timer)
    this.move = move !== null && this.legal().has(move) ? move : null
    if (this.move === null || this.#seen.has(this.move)) return
    this.#timer = setTimeout(() => void this.#ask(move ?? ''), PAUSE)
  }

  /** Ask at once, as of something that was picked. */
  async look(move: string): Promise<void> {
    if (!this.#seen.has(move)) await this.#ask(move)
  }

  outlook(move: string | null): Outlook | null {
    return move === null ? null : (this.#seen.get(move) ?? null)
  }

  /** Something has happened at the table: all that was foreseen is past. */
  forget(): void {
    this.#seen = new Map()
    this.#round++
    this.at(null)
  }

  async #ask(move: string): Promise<void> {
    const round = this.#round
    const outlook = await this.composer.peek([move])
    if (outlook && round === this.#round) this.#seen = new Map([...this.#seen, [move, outlook]])
  }
}
