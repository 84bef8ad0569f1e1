/** What the viewer is doing at a table of Guilds. A click that must be paid for is composed first, then confirmed. */
import type { Outlook } from '../api/types'
import type { Cost } from '../lib/choice'
import { Composer } from '../lib/composer.svelte'
import { byFinger } from '../lib/finger'
import { news, type Told } from '../lib/log'
import { thing, verb } from '../lib/names'
import { Pointing } from '../lib/pointing.svelte'
import type { Session } from '../lib/session.svelte'
import { trade } from './names'
import type { GuildsView, Space } from './types'
import { doneIn, partOf, partsOf, type Part } from './zones'

const value = (path: readonly string[]) => path.reduce((sum, move) => sum + trade(thing(move)).coins, 0)
const effects = (path: readonly string[]) => path.filter((move) => verb(move) === 'use').length

/** What is proposed: no effect if it can be helped, cards of little value, base cards rather than trade cards. */
const costs = (): Cost => (path) => [effects(path), value(path), path.length]

const SETS = new Set(['play', 'pay'])
/** Moves that are made by clicking something of the table. */
const ON_TABLE = new Set('act marker swap give free dock deliver seat tile play pay'.split(' '))

/** Moves that give up what could be had. */
const REFUSING = new Set(['decline', 'done'])

/** Steps in which an action brings what its cards were played for. */
const GAINS = new Set(['take', 'residence', 'dock', 'deliver', 'expedition'])

export class Desk {
  /** Picked with a finger, or from a hint: shown, and done when it is picked again. */
  selected = $state<string | null>(null)
  /** Steps that will follow the present one. */
  #ahead = $state.raw<readonly string[]>([])
  readonly composer: Composer
  readonly pointing: Pointing

  constructor(readonly session: Session) {
    this.composer = new Composer(session, costs)
    this.pointing = new Pointing(this.composer, () => this.legal)
  }

  get view(): GuildsView {
    return this.session.table?.view as GuildsView
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
    if (this.composing || this.#choosesSet) return []
    return [...this.legal].filter(
      (move) => !ON_TABLE.has(verb(move)) && !(verb(move) === 'take' && move !== 'take pile'),
    )
  }

  /** Cards are to be chosen: what ends the choice is no button before the server has said which may be. */
  get #choosesSet(): boolean {
    return this.#offers(...SETS)
  }

  get composing(): boolean {
    return this.composer.stages.length > 0
  }

  /** The set of cards to be chosen now. */
  get stage() {
    return this.composer.stages.at(-1)
  }

  get step(): string {
    const step = this.stage?.step ?? this.view.pending?.steps.at(-1)?.step ?? 'turn'
    return step === 'after' && !this.#offers('seat', 'tile') && this.#offers('use') ? 'effects' : step
  }

  #offers(...verbs: string[]): boolean {
    return [...this.legal].some((move) => verbs.includes(verb(move)))
  }

  /** Nothing can be had now: the only move is to go on. */
  get stuck(): boolean {
    return this.legal.size === 1 && REFUSING.has([...this.legal][0] ?? '')
  }

  /** Cards were played, something can be had for them, and this would leave it: asked once more. */
  wastes(move: string): boolean {
    if (move !== 'decline' || this.stuck || !GAINS.has(this.step)) return false
    return !doneIn(this.session.table?.log ?? [], this.session.seat).includes(this.step)
  }

  /** What the prompt asks: the step, and which of its moves there are. */
  get question(): string {
    if (this.step === 'turn' && !this.#offers('act')) return 'turn-pass'
    const using = this.#offers('use')
    if (this.step === 'turn' || this.step === 'after') return using ? `${this.step}-use` : this.step
    return this.step
  }

  /** The path of the action: done, now, and only what will really follow. */
  get parts(): Part[] {
    if (this.space === null) return []
    const { prefix, outlook } = this.composer
    if (prefix?.length && verb(prefix[0] ?? '') === 'act')
      return partsOf([], this.step, outlook ? this.#following(outlook) : [])
    const now = partOf(this.step, prefix?.[0] ?? '')
    return partsOf(doneIn(this.session.table?.log ?? [], this.session.seat), now, this.#ahead)
  }

  #following({ in_vain, turn, view, ahead }: Outlook): string[] {
    if (in_vain || turn !== this.session.seat) return []
    const next = (view as GuildsView).pending?.steps?.at(-1)?.step
    return next ? [next, ...ahead] : []
  }

  /** The action space that is being paid for or carried out. */
  get space(): Space | null {
    const first = this.composer.prefix?.[0] ?? ''
    return verb(first) === 'act' ? (thing(first) as Space) : (this.view.pending?.space ?? null)
  }

  /** What is pointed at, or else what is being composed, in the server's words. */
  get outlook(): Outlook | null {
    const seen = this.pointing.move ?? this.selected
    if (seen !== null) return this.pointing.outlook(seen)
    return this.composing ? this.composer.outlook : null
  }

  /** What followed by itself since the viewer last decided: an expedition's outcome, a new decade. */
  get news(): Told[] {
    return news(this.session.table?.log ?? [], this.session.seat)
  }

  async refresh(): Promise<void> {
    this.composer.cancel()
    this.pointing.forget()
    this.selected = null
    const sets = this.#choosesSet
    if (sets || !this.legal.size || !this.view.pending) this.#ahead = []
    if (sets) await this.composer.begin([])
    else if (this.legal.size && this.view.pending) await this.#lookAhead()
  }

  /** Until it is known what follows now, what was to follow before still stands. */
  async #lookAhead(): Promise<void> {
    this.#ahead = (await this.composer.peek([]))?.ahead ?? []
  }

  /** Do it, unless cards must be chosen for it or a finger has not seen what it leads to. */
  async choose(move: string): Promise<void> {
    const stage = this.stage
    if (stage && !this.legal.has(move)) {
      this.composer.toggle(stage.step, move, stage.picked.includes(move))
      return
    }
    const sure = this.selected === move || (!byFinger() && !this.wastes(move))
    if (!(await this.composer.begin([move]))) return
    if (sure && !this.composing) await this.session.play([move])
    else this.#pick(move)
  }

  /** Show what it leads to; what must be paid for is composed. */
  async select(move: string): Promise<void> {
    if (await this.composer.begin([move])) this.#pick(move)
  }

  /** The server would not say what was asked: ask again. */
  async retry(): Promise<void> {
    const move = this.composer.prefix?.[0]
    await (move ? this.select(move) : this.composer.again())
  }

  /** A hint: shown as if it were pointed at; a card of the set being chosen joins it. */
  suggest(move: string): void {
    const stage = this.stage
    if (!stage?.offered.includes(move)) void this.select(move)
    else if (!stage.picked.includes(move)) this.composer.toggle(stage.step, move, false)
  }

  #pick(move: string): void {
    this.selected = this.composing ? null : move
    if (this.selected === null) return
    this.composer.cancel()
    void this.pointing.look(move)
  }

  async confirm(): Promise<void> {
    if (this.composing) await this.composer.confirm()
    else if (this.selected) await this.session.play([this.selected])
  }

  /** What was picked or composed is dropped. */
  async drop(): Promise<void> {
    if (this.composer.prefix?.length || this.selected !== null) await this.refresh()
  }

  /** The same, or else a decision that was sent is taken back where the rules allow. */
  async back(): Promise<void> {
    if (this.composer.prefix?.length || this.selected !== null) await this.refresh()
    else if (this.canUndo) await this.session.undo()
  }

  /** At the beginning of a turn the way back is Undo, which names what it takes back. */
  get canUndo(): boolean {
    return (this.session.table?.undo.allowed ?? false) && this.view.pending !== undefined
  }
}
