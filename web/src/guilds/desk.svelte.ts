/** What the viewer is doing at a table of Guilds. A click that must be paid for is composed first, then confirmed. */
import type { GuildsView } from '../api/types'
import type { Cost } from '../lib/choice'
import { Composer } from '../lib/composer.svelte'
import { thing, verb } from '../lib/names'
import type { Session } from '../lib/session.svelte'
import { trade } from './names'

const value = (path: readonly string[]) => path.reduce((sum, move) => sum + trade(thing(move)).coins, 0)
const effects = (path: readonly string[]) => path.filter((move) => verb(move) === 'use').length

/** What is proposed: no effect if it can be helped, cards of little value, base cards rather than trade cards. */
const costs = (): Cost => (path) => [effects(path), value(path), path.length]

const SETS = new Set(['play', 'pay'])
/** Moves that are made by clicking something of the table. */
const ON_TABLE = new Set(['act', 'swap', 'give', 'free', 'dock', 'deliver', 'seat', 'tile', 'play', 'pay'])

export class GuildsDesk {
  readonly composer: Composer

  constructor(readonly session: Session) {
    this.composer = new Composer(session, costs)
  }

  get view(): GuildsView {
    return this.session.table?.view as unknown as GuildsView
  }

  get legal(): Set<string> {
    return new Set(this.session.table?.legal.map((one) => one.move) ?? [])
  }

  /** Moves with a button of their own: declining, passing, effects, cards off the pile. */
  get others(): string[] {
    if (this.composing) return []
    return [...this.legal].filter(
      (move) => !ON_TABLE.has(verb(move)) && !(verb(move) === 'take' && move !== 'take pile'),
    )
  }

  get composing(): boolean {
    return this.composer.stages.length > 0
  }

  /** The set of cards to be chosen now. */
  get stage() {
    return this.composer.stages.at(-1)
  }

  get step(): string {
    return this.view.pending?.steps.at(-1)?.step ?? 'turn'
  }

  can(move: string): boolean {
    return !this.session.busy && this.legal.has(move)
  }

  async refresh(): Promise<void> {
    this.composer.cancel()
    if ([...this.legal].some((move) => SETS.has(verb(move)))) await this.composer.begin([])
  }

  /** Do it at once, unless cards must be chosen for it. */
  async choose(move: string): Promise<void> {
    await this.composer.begin([move])
    if (this.composer.stages.length === 0) await this.session.play([move])
  }

  /** What would be composed away again; a decision that was sent is taken back by undo. */
  async back(): Promise<void> {
    if (this.composer.prefix?.length) await this.refresh()
  }
}
