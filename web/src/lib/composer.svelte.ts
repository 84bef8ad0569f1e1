/** A decision in the making: moves chosen but not sent, what the server says could follow, what it would lead to. */
import type { Wanted } from '../api/http'
import type { Outlook, Plans } from '../api/types'
import { best, clicked, NO_WISH, offeredIn, type Cost, type Wish } from './choice'
import type { Session } from './session.svelte'

export interface Stage {
  step: string
  paths: readonly (readonly string[])[]
  offered: readonly string[]
  wish: Wish
  picked: readonly string[]
  /** Paths that would be spent for nothing: proposed last. */
  vain: ReadonlySet<readonly string[]>
  /** The table as it would be when the set is to be chosen. */
  view: Plans['view']
}

export type Costs = (step: string) => Cost

const MOST_STAGES = 4

export class Composer {
  /** The moves before the first set to be chosen; null when nothing is being composed. */
  prefix = $state.raw<readonly string[] | null>(null)
  stages = $state.raw<readonly Stage[]>([])
  /** What follows the prefix when it is no set: a plain choice such as the card of a Double Action. */
  next = $state.raw<Plans | null>(null)
  outlook = $state.raw<Outlook | null>(null)
  /** What would be for nothing is asked once more. */
  doubted = $state(false)
  /** The server would not say what the moves need: nothing can be sent. */
  unknown = $state(false)
  #turn = 0
  #foreseen: Promise<boolean> = Promise.resolve(false)

  constructor(
    readonly session: Session,
    readonly costs: Costs,
  ) {}

  get active(): boolean {
    return this.prefix !== null
  }

  get moves(): string[] {
    return [...(this.prefix ?? []), ...this.stages.flatMap((stage) => stage.picked)]
  }

  stage(step: string): Stage | undefined {
    return this.stages.find((stage) => stage.step === step)
  }

  cancel(): void {
    this.#turn++
    this.prefix = null
    this.stages = []
    this.next = null
    this.outlook = null
    this.doubted = false
    this.unknown = false
  }

  /** Whether it is known what the moves need; not if something else was begun meanwhile. */
  begin(prefix: readonly string[]): Promise<boolean> {
    this.cancel()
    this.prefix = prefix
    return this.#foresee(0)
  }

  /** Ask once more what the server would not say. */
  again(): Promise<boolean> {
    return this.#foresee(this.stages.length)
  }

  /** What moves would lead to, without composing: for pointing at things. */
  async peek(moves: readonly string[]): Promise<Outlook | null> {
    return this.session.ask<Outlook>('outlook', moves)
  }

  toggle(step: string, move: string, chosen: boolean): boolean {
    const at = this.stages.findIndex((stage) => stage.step === step)
    const stage = this.stages[at]
    if (!stage) return false
    const wish = clicked(stage.paths, stage.wish, move, chosen, stage.offered)
    const picked = wish && best(stage.paths, this.#cost(step, stage.vain), wish, stage.offered)
    if (!wish || !picked) return false
    this.stages = [...this.stages.slice(0, at), { ...stage, wish, picked }]
    this.doubted = false
    void this.#foresee(at + 1)
    return true
  }

  /** Send what was composed; the table's answer makes a new beginning. */
  async confirm(): Promise<boolean> {
    if (!(await this.#foreseen)) return false
    if (this.outlook?.in_vain && !this.doubted) {
      this.doubted = true
      return false
    }
    return this.session.play(this.moves)
  }

  #cost(step: string, vain: Stage['vain']): Cost {
    const cost = this.costs(step)
    return (path) => [vain.has(path) ? 1 : 0, ...cost(path)]
  }

  #foresee(from: number): Promise<boolean> {
    const turn = ++this.#turn
    const wanted = () => turn === this.#turn
    const planned = this.#extend(from, wanted)
    this.#foreseen = planned.then((known) => known && this.#look(wanted))
    return planned
  }

  /** Every set that is to be chosen after the moves; whether all of them are known. */
  async #extend(from: number, wanted: Wanted): Promise<boolean> {
    this.unknown = false
    for (let at = from; at < MOST_STAGES; at++) {
      const plans = await this.session.ask<Plans>('plans', this.moves, wanted)
      if (!wanted()) return false
      this.next = plans
      this.unknown = plans === null
      if (!plans?.paths.length) break
      this.stages = [...this.stages.slice(0, at), this.#open(plans)]
    }
    return !this.unknown
  }

  async #look(wanted: Wanted): Promise<boolean> {
    const outlook = await this.session.ask<Outlook>('outlook', this.moves, wanted)
    if (wanted()) this.outlook = outlook
    return wanted()
  }

  #open(plans: Plans): Stage {
    const offered = offeredIn(plans.paths)
    const vain = new Set(plans.paths.filter((_, number) => plans.vain.includes(number)))
    const picked = best(plans.paths, this.#cost(plans.step, vain)) ?? []
    return { step: plans.step, paths: plans.paths, offered, wish: NO_WISH, picked, vain, view: plans.view }
  }
}
