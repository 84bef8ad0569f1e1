/** What this browser has solved, and on which days. */
import { kept } from '../lib/storage'
import { dayOf, streak } from '../lib/streak'

interface Kept {
  solved: string[]
  /** Whose answer was shown. */
  seen: string[]
  /** On which the puzzle of the day was solved. */
  days: string[]
}

const KEY = 'cothon-puzzles'
const NOTHING: Kept = { solved: [], seen: [], days: [] }

class Solved {
  #kept = $state.raw<Kept>({ ...NOTHING, ...kept.read<Partial<Kept>>(KEY) })

  has(id: string): boolean {
    return this.#kept.solved.includes(id)
  }

  /** Whoever has been shown the answer has not found it. */
  knows(id: string): boolean {
    return this.#kept.seen.includes(id)
  }

  get count(): number {
    return this.#kept.solved.length
  }

  get streak(): number {
    return streak(this.#kept.days, dayOf(new Date()))
  }

  solve(id: string, ofToday: boolean): void {
    if (this.knows(id)) return
    const { solved, days } = this.#kept
    const today = dayOf(new Date())
    this.#keep({
      solved: this.has(id) ? solved : [...solved, id],
      days: ofToday && !days.includes(today) ? [...days, today] : days,
    })
  }

  give(id: string): void {
    if (!this.has(id) && !this.knows(id)) this.#keep({ seen: [...this.#kept.seen, id] })
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    kept.write(KEY, this.#kept)
  }
}

export const solved = new Solved()
