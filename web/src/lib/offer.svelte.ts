/** What the server offers: rule sets, bots, and how it may be asked. */
import { get, NO_ANSWER, Refused } from '../api/http'
import type { Meta, RuleSetInfo } from '../api/types'
import { settings } from './settings.svelte'
import { kept } from './storage'
import { t, words } from './words.svelte'

const KEY = 'cothon-offer'

class Offer {
  meta = $state.raw<Meta | null>(null)
  /** The server did not answer when it was last asked: what is shown is what it offered the time before. */
  away = $state(false)

  /** With the words of the games it has, so that they can be named. */
  async load(): Promise<Meta> {
    const meta = await this.#asked()
    await Promise.all(meta.rule_sets.map(({ game }) => words.meet(game)))
    return (this.meta = meta)
  }

  async #asked(): Promise<Meta> {
    try {
      const meta = await get<Meta>('/api/meta')
      kept.write(KEY, meta)
      this.away = false
      return meta
    } catch (error) {
      const known = kept.read<Meta>(KEY)
      this.away = error instanceof Refused && error.detail === NO_ANSWER
      if (this.away && known) return known
      throw error
    }
  }

  /** As it was when it was last asked for; asked for if it never was. */
  async known(): Promise<Meta> {
    return this.meta ?? this.load()
  }

  /** The levels of bots, the weakest first. */
  get levels(): string[] {
    return this.meta?.levels.map(({ name }) => name) ?? []
  }

  /** Against whom one begins: the weakest, until one has gone on to others. */
  get opponents(): string {
    return this.levels.find((level) => level === settings.level) ?? this.levels[0] ?? ''
  }

  /** The next level, or nothing above the strongest. */
  above(level: string): string | null {
    return this.levels[this.levels.indexOf(level) + 1] ?? null
  }

  ruleSet(rules: string): RuleSetInfo | undefined {
    return this.meta?.rule_sets.find((one) => one.name === rules)
  }
}

export const offer = new Offer()
export const gameOf = (rules: string) => rules.split('/', 1)[0] ?? rules
const editionOf = (rules: string) => rules.slice(gameOf(rules).length + 1)

/** What a rule set is called: in the words of its game, else as the server calls it. */
export function titleOf(rules: string): string {
  const key = `${gameOf(rules)}-page-title-${editionOf(rules)}`
  return words.has(key) ? t(key) : (offer.ruleSet(rules)?.title ?? rules)
}

/** A game is called what its first rule set is called. */
export function gameTitle(game: string): string {
  const first = offer.meta?.rule_sets.find((one) => one.game === game)
  return first ? titleOf(first.name) : game
}

export function aboutRules(rules: string): string {
  const key = `${gameOf(rules)}-page-about-${editionOf(rules)}`
  return words.has(key) ? t(key) : ''
}
