/** What the viewer is doing at a table of Traders: nothing is sent before it is confirmed. */
import type { ErrorDetail, LegalMove, Outlook, Plans } from '../api/types'
import type { Cost } from '../lib/choice'
import { Composer } from '../lib/composer.svelte'
import { byFinger } from '../lib/finger'
import { thing, verb } from '../lib/names'
import { Pointing } from '../lib/pointing.svelte'
import type { Session } from '../lib/session.svelte'
import { amphoras } from './board'
import { coins } from './names'
import type { Colour, TradersBoard, TradersView } from './types'

export type Mode = 'wait' | 'turn' | 'buy' | 'double' | 'set'
export interface Spot {
  row: 'market' | 'farm'
  card: string
  key: string
  own: boolean
}

const SETS = new Set(['flip', 'pay', 'store', 'spend'])
const cards = (path: readonly string[]) => path.filter((move) => move.includes(' ')).map(thing)

/** What is proposed: few flips, the cheapest payment that keeps amphoras, as many goods stored as can be. */
const costs = (board: TradersBoard): Record<string, Cost> => ({
  pay: (path) => [coins(cards(path)), amphoras(cards(path), board), path.length],
  store: (path) => [-path.length, -coins(cards(path))],
  spend: (path) => [coins(cards(path)), path.length],
})
const fewest: Cost = (path) => [path.length]

export class Desk {
  mode = $state<Mode>('wait')
  selected = $state.raw<Spot | null>(null)
  looking = $state(false)
  tapped = $state<string | null>(null)
  /** Why the market cannot be bought now, in the server's words. */
  whyNot = $state.raw<ErrorDetail | null>(null)
  /** It cannot, and the server is being asked why. */
  asking = $state(false)
  readonly composer: Composer
  readonly pointing: Pointing

  constructor(readonly session: Session) {
    this.composer = new Composer(session, (step) => costs(this.view.board)[step] ?? fewest)
    this.pointing = new Pointing(this.composer, () => this.legal)
  }

  get view(): TradersView {
    return this.session.table?.view as TradersView
  }

  get legal(): Set<string> {
    return new Set(this.session.table?.legal.map((one) => one.move) ?? [])
  }

  /** Legal moves that are no part of the table's own controls get a button of their own. */
  get others(): LegalMove[] {
    const shown = new Set(['take', 'buy', 'double', 'reserve', 'pass', 'token', ...SETS])
    if (this.mode === 'set') shown.add('done')
    return this.session.table?.legal.filter((one) => !shown.has(verb(one.move))) ?? []
  }

  /** Something new has happened at the table. */
  async refresh(): Promise<void> {
    this.composer.cancel()
    this.pointing.forget()
    this.selected = null
    this.looking = false
    this.tapped = null
    this.whyNot = null
    const legal = this.legal
    if (legal.size === 0) this.mode = 'wait'
    else if ([...legal].some((move) => SETS.has(verb(move)))) await this.#choose()
    else {
      this.mode = 'turn'
      if (legal.has('buy')) await this.composer.begin(['buy'])
      else await this.#askWhy()
    }
  }

  async #choose(): Promise<void> {
    this.mode = 'set'
    await this.composer.begin([])
  }

  async #askWhy(): Promise<void> {
    this.asking = true
    const plans = await this.session.ask<Plans>('plans', ['buy'])
    this.asking = false
    this.whyNot = plans?.refused ?? null
  }

  /** Of what is pointed at; else of the card that was picked, or of what is being composed. */
  get outlook(): Outlook | null {
    if (this.mode !== 'turn' || this.looking) return this.composer.outlook
    return this.pointing.outlook(this.pointing.move ?? this.tapped ?? this.#selectedMove)
  }

  get #selectedMove(): string | null {
    return this.selected ? (this.movesFor(this.selected)[0] ?? null) : null
  }

  /** The table while the second half of a Double Action is chosen: the first card is in the hand already. */
  get shown(): TradersView {
    const halfway = this.mode === 'double' && this.composer.moves.length > 1
    return (halfway ? (this.composer.stages[0]?.view as TradersView | undefined) : undefined) ?? this.view
  }

  /** Ghosts on the sea: where ships would come to, before those in Carthage sail home. */
  get ghosts(): Record<Colour, number> | null {
    const outlook = this.outlook
    if (!outlook) return null
    const shown = { ...this.view.ships }
    for (const { kind, colour, to } of outlook.happened)
      if (kind === 'sailed' || kind === 'retreated') shown[colour as Colour] = to as number
    return shown
  }

  /** What is to be paid, flips taken off; null until the server has said it. */
  get price(): number | null {
    const stage = this.composer.stage('pay')
    if (!stage) return this.composer.outlook ? 0 : null
    const seen = stage.view as TradersView
    const pay = seen.pending?.steps.find((step) => step.step === 'pay')
    return typeof pay?.['due'] === 'number' ? pay['due'] : null
  }

  startBuying(): void {
    this.selected = null
    this.mode = 'buy'
    if (this.composer.unknown) void this.composer.again()
  }

  startDouble(): void {
    this.selected = null
    this.mode = 'double'
    void this.composer.begin(['double'])
  }

  async back(): Promise<void> {
    if (this.mode === 'double' && this.composer.moves.length > 1) await this.composer.begin(['double'])
    else await this.refresh()
  }

  /** Moves that a card in a row could be meant for. */
  movesFor(spot: Spot): string[] {
    if (this.mode === 'double') {
      const move = `take ${spot.card}`
      const can = spot.row === 'market' && this.composer.prefix?.length === 1 && this.#offers(move)
      return can ? [move] : []
    }
    if (this.mode !== 'turn' && this.mode !== 'buy') return []
    const take = spot.row === 'market' ? [spot.own ? `take ${spot.card}*` : `take ${spot.card}`] : []
    return [...take, `reserve ${spot.row} ${spot.card}`].filter((move) => this.legal.has(move))
  }

  #offers(move: string): boolean {
    return this.composer.next?.legal.some((one) => one.move === move) ?? false
  }

  select(spot: Spot): void {
    if (this.mode === 'double') {
      void this.composer.begin(['double', `take ${spot.card}`])
      return
    }
    const move = this.#selectedMove
    if (this.mode === 'turn' && this.selected?.key === spot.key && move) {
      void this.play(move)
      return
    }
    if (this.mode === 'buy') this.mode = 'turn'
    this.selected = spot
    if (this.#selectedMove) void this.pointing.look(this.#selectedMove)
  }

  /** Show what a move leads to as a click on its things would. */
  suggest(move: string): void {
    if (move === 'buy') this.startBuying()
    else if (move === 'double') this.startDouble()
    else {
      const set = this.composer.stages.find((stage) => stage.offered.includes(move))
      if (set && !set.picked.includes(move)) this.composer.toggle(set.step, move, false)
      const spot = this.#spotOf(move)
      if (spot && this.selected?.key !== spot.key) this.select(spot)
    }
  }

  /** The card in a row that a move is about. */
  #spotOf(move: string): Spot | null {
    const row = move.startsWith('reserve farm') ? 'farm' : 'market'
    const own = move.endsWith('*')
    const card = (move.split(' ').at(-1) ?? '').replace('*', '')
    const moves = verb(move) === 'take' || verb(move) === 'reserve'
    return moves && this.view[row].includes(card) ? { row, card, key: `${row}-${card}-0`, own } : null
  }

  /** A finger sees first what a button leads to, and does it when it is tapped again. */
  async tap(move: string): Promise<void> {
    if (!byFinger() || this.tapped === move) return this.play(move)
    this.tapped = move
    await this.pointing.look(move)
  }

  async play(move: string): Promise<void> {
    await this.session.play([move])
  }
}
