/** What the server offers: rule sets, bots, and how it may be asked. */
import { get } from '../api/http'
import type { Meta, RuleSetInfo } from '../api/types'
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
