/** The review of a finished game: asked for, awaited, and other tries at its turning points. */
import { get, post } from '../api/http'
import type { AttemptData, DecisionData, ReviewAnswer, ReviewData } from '../api/types'
import { why } from '../lib/why'

const EVERY = 1000 // milliseconds between looks
const TRIES = 3 // before the answer is shown

export class Review {
  answer = $state.raw<ReviewAnswer | null>(null)
  problem = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly watch: string | null,
  ) {}

  get data(): ReviewData | null {
    return this.answer?.review ?? null
  }

  get working(): boolean {
    return this.answer?.standing === 'waiting' || this.answer?.standing === 'running'
  }

  /** The turning points found so far, the most weighty first. */
  get turning(): DecisionData[] {
    const decisions = new Map(this.data?.decisions.map((one) => [one.step, one]))
    return (this.data?.turning_points ?? []).flatMap((step) => decisions.get(step) ?? [])
  }

  look = async (): Promise<void> => {
    await this.#hear(get<ReviewAnswer>(this.#path(this.watch)))
  }

  async order(): Promise<void> {
    await this.#hear(post<ReviewAnswer>(this.#path(null), {}))
  }

  #path(watch: string | null): string {
    return `/api/tables/${this.id}/review${watch ? `?watch=${encodeURIComponent(watch)}` : ''}`
  }

  async #hear(asked: Promise<ReviewAnswer>): Promise<void> {
    try {
      this.answer = await asked
      this.problem = ''
    } catch (error) {
      this.problem = why(error)
      return
    }
    clearTimeout(this.#timer)
    if (this.working) this.#timer = setTimeout(() => void this.look(), EVERY)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** Finding a better choice than the one that was made. */
export class Trying {
  made = $state.raw<readonly { words: string; answer: AttemptData }[]>([])
  busy = $state(false)
  problem = $state('')

  constructor(
    readonly review: Review,
    readonly decision: DecisionData,
  ) {}

  get over(): boolean {
    return this.found || this.made.length >= TRIES
  }

  get found(): boolean {
    return this.made.at(-1)?.answer.accepted ?? false
  }

  async try(moves: readonly string[], words: string): Promise<void> {
    this.busy = true
    try {
      const { id, watch } = this.review
      const wish = { step: this.decision.step, moves, watch }
      const answer = await post<AttemptData>(`/api/tables/${id}/review/tries`, wish)
      this.made = [...this.made, { words, answer }]
      this.problem = ''
    } catch (error) {
      this.problem = why(error)
    }
    this.busy = false
  }
}
