/** What the viewer is doing at a table of Guilds. A click that must be paid for is composed first, then confirmed. */
import type { GuildsView, Outlook } from '../api/types'
import type { Cost } from '../lib/choice'
import { Composer } from '../lib/composer.svelte'
import { thing, verb } from '../lib/names'
import { Pointing } from '../lib/pointing.svelte'
import type { Session } from '../lib/session.svelte'
import { trade } from './names'

const value = (path: readonly string[]) => path.reduce((sum, move) => sum + trade(thing(move)).coins, 0)
const effects = (path: readonly string[]) => path.filter((move) => verb(move) === 'use').length

/** What is proposed: no effect if it can be helped, cards of little value, base cards rather than trade cards. */
const costs = (): Cost => (path) => [effects(path), value(path), path.length]

const SETS = new Set(['play', 'pay'])
/** Moves that are made by clicking something of the table. */
const ON_TABLE = new Set('act marker swap give free dock deliver seat tile play pay'.split(' '))

export class GuildsDesk {
  readonly composer: Composer
  readonly pointing: Pointing

  constructor(readonly session: Session) {
    this.composer = new Composer(session, costs)
    this.pointing = new Pointing(this.composer, () => this.legal)
  }

  get view(): GuildsView {
    return this.session.table?.view as unknown as GuildsView
  }

  get legal(): Set<string> {
    return new Set(this.session.table?.legal.map((one) => one.move) ?? [])
  }

  /** What can be clicked on the table: moves, and effects that belong to the set being chosen. */
  get clickable(): Set<string> {
    if (this.session.busy) return new Set()
    return new Set([...this.legal, ...(this.stage?.offered ?? []).filter((move) => verb(move) === 'use')])
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
    return this.stage?.step ?? this.view.pending?.steps.at(-1)?.step ?? 'turn'
  }

  /** The action space that is being paid for or carried out. */
  get space(): string | null {
    const first = this.composer.prefix?.[0] ?? ''
    return verb(first) === 'act' ? thing(first) : (this.view.pending?.space ?? null)
  }

  /** What is pointed at, or else what is being composed, in the server's words. */
  get outlook(): Outlook | null {
    if (this.pointing.move !== null) return this.pointing.outlook(this.pointing.move)
    return this.composing ? this.composer.outlook : null
  }

  /** What followed by itself since the viewer last decided: an expedition's outcome, a new decade. */
  get news(): string[] {
    const log = this.session.table?.log ?? []
    const own = log.findLastIndex((entry) => entry.seat === this.session.seat)
    return log.slice(Math.max(0, own)).flatMap((entry) => entry.events)
  }

  async refresh(): Promise<void> {
    this.composer.cancel()
    this.pointing.forget()
    if ([...this.legal].some((move) => SETS.has(verb(move)))) await this.composer.begin([])
  }

  /** Do it at once, unless cards must be chosen for it; an effect of the set being chosen joins or leaves it. */
  async choose(move: string): Promise<void> {
    const stage = this.stage
    if (stage && !this.legal.has(move)) {
      this.composer.toggle(stage.step, move, stage.picked.includes(move))
      return
    }
    await this.composer.begin([move])
    if (this.composer.stages.length === 0) await this.session.play([move])
  }

  /** What was composed is dropped; a decision that was sent is taken back where the rules allow. */
  async back(): Promise<void> {
    if (this.composer.prefix?.length) await this.refresh()
    else if (this.canUndo) await this.session.undo()
  }

  /** At the beginning of a turn the way back is Undo, which names what it takes back. */
  get canUndo(): boolean {
    return (this.session.table?.undo.allowed ?? false) && this.view.pending !== undefined
  }
}
