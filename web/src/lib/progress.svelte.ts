/** How far one has come in each lesson, kept in this browser. */
import type { RuleSetInfo } from '../api/types'
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

/** The first lesson of these rules was left on its way. */
export const begun = (rules: RuleSetInfo | undefined) =>
  rules?.lesson ? progress.of(rules.lesson.name).step > 0 : false
