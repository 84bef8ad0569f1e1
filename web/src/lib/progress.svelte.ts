/** How far one has come in each lesson, kept in this browser. */
import { kept } from './storage'

interface Reached {
  /** The step to go on with, from 0. */
  step: number
  /** It was played to its end once. */
  done: boolean
}

const KEY = 'cothon-lessons'

class Progress {
  #reached = $state.raw<Record<string, Reached>>(kept.read<Record<string, Reached>>(KEY) ?? {})

  of(lesson: string): Reached {
    return this.#reached[lesson] ?? { step: 0, done: false }
  }

  get any(): boolean {
    return Object.values(this.#reached).some(({ done }) => done)
  }

  at(lesson: string, step: number): void {
    this.#keep(lesson, { ...this.of(lesson), step })
  }

  finish(lesson: string): void {
    this.#keep(lesson, { step: 0, done: true })
  }

  #keep(lesson: string, reached: Reached): void {
    this.#reached = { ...this.#reached, [lesson]: reached }
    kept.write(KEY, this.#reached)
  }
}

export const progress = new Progress()
