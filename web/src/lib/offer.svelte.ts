/** What the server offers: rule sets, bots, and how it may be asked. */
import { get } from '../api/http'
import type { Meta, RuleSetInfo } from '../api/types'
import { settings } from './settings.svelte'
import { t, words } from './words.svelte'

class Offer {
  meta = $state.raw<Meta | null>(null)

  /** With the words of the games it has, so that they can be named. */
  async load(): Promise<Meta> {
    const meta = await get<Meta>('/api/meta')
    await Promise.all(meta.rule_sets.map(({ game }) => words.learn(game)))
    return (this.meta = meta)
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

export function aboutRules(rules: string): string {
  const key = `${gameOf(rules)}-page-about-${editionOf(rules)}`
  return words.has(key) ? t(key) : ''
}
