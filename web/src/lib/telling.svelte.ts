/**
 * The story of what happens, told beat by beat.
 *
 * While it runs the board shows the table as far as it has been told: the table before, changed by one event after
 * the other. At its end, or when it is skipped, the table is shown as the server has it. Nothing is told twice.
 * Everything around the board reads `table`, so that it is in step with it.
 */
import { untrack } from 'svelte'
import type { Happening, LogEntry, Part, TableAnswer } from '../api/types'
import type { Flight } from './flying'
import { fly, land } from './flying'
import type { GamePage } from './game'
import type { Session } from './session.svelte'
import { play } from './sound'
import { calm, settings } from './settings.svelte'
import { inTurn, type Fold, type Shown } from './shown'
import type { Standings } from './standings'

export interface Beat {
  /** Entries of the log that are told with it. */
  told: number
  seat: number | null
  parts: readonly Part[]
  events: readonly Happening[]
}

/** In milliseconds: a sentence, a move of one's own, what is drawn without a word. */
const SENTENCE = 900
const OWN = 420
const WORDLESS = 260
const LONG = 7 // beats that take their full time; longer stories are told faster
const PACES = { once: 0, normal: 1, slow: 2 }

/** A move with what needs no words, then each event that has a sentence of its own. */
export function beatsOf(entry: LogEntry, goesOn = false): Beat[] {
  const seat = entry.seat
  const told = entry.step + 1
  const beats: Beat[] = [{ told, seat, parts: seat === null || goesOn ? [] : entry.parts, events: [] }]
  for (const event of entry.happened) {
    if (event.words?.length) beats.push({ told, seat, parts: event.words, events: [event] })
    else {
      const last = beats.at(-1)!
      beats[beats.length - 1] = { ...last, events: [...last.events, event] }
    }
  }
  return beats.filter(({ parts, events }) => parts.length || events.length)
}

/**
 * The story from an entry on. Moves that only carry on a decision, told before or not, have no sentence of their own;
 * what one player has begun, another does not carry on.
 */
export function beatsFrom(log: readonly LogEntry[], from: number, carriesOn: Teller['carriesOn']): Beat[] {
  let begun: LogEntry | undefined
  return log.flatMap((entry, at) => {
    const goesOn = begun?.seat === entry.seat && carriesOn(entry.move ?? '', begun.move ?? '')
    if (entry.seat !== null && !goesOn) begun = entry
    return at < from ? [] : beatsOf(entry, goesOn)
  })
}

/** The log as far as it has been told: of its last entry, only what has happened by now. */
export function toldLog(log: readonly LogEntry[], told: number, events: number): LogEntry[] {
  const last = log[told - 1]
  if (!last) return []
  return [...log.slice(0, told - 1), { ...last, happened: last.happened.slice(0, events) }]
}

export interface Teller {
  carriesOn(move: string, begun: string): boolean
  fold: Fold
  /** What flies where while an event is told. */
  flights(event: Happening): readonly Flight[]
}

/** One sound for what is told together: that of its last event which has one. */
export const sounding = (game: () => GamePage) => (events: readonly Happening[]) => {
  const heard = events.flatMap((event) => game().soundOf(event) ?? []).at(-1)
  if (heard) play(heard)
}

/** Of a story that is not over. */
const UNTOLD: Partial<TableAnswer> = { legal: [], result: null, status: 'playing' }

export class Telling {
  /** What the board shows instead of the table; null when everything is told. */
  shown = $state.raw<Shown | null>(null)
  beat = $state.raw<Beat | null>(null)
  /** What is being told now, with or without a sentence of its own. */
  events = $state.raw<readonly Happening[]>([])
  /** The table as far as it has been told: before its end nothing can be decided and nobody has won. */
  table = $derived.by(() => this.#soFar())
  #told = $state(0)
  /** Of the last entry that is told, how many events. */
  #count = $state(0)
  /** How the seats stood when the story of the game was over, until the points are counted. */
  #uncounted = $state.raw<Standings | null>(null)
  #queue: Beat[] = []
  #before: TableAnswer | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly session: Session,
    readonly teller: Teller,
    /** Told together with the board: its sounds. */
    readonly onbeat: (events: readonly Happening[]) => void = () => {},
  ) {}

  get active(): boolean {
    return this.shown !== null
  }

  /** The story is over, but nobody has been told the points. */
  get counting(): boolean {
    return this.#uncounted !== null
  }

  counted(): void {
    this.#uncounted = null
  }

  #soFar(): TableAnswer {
    const table = this.session.table!
    if (this.shown)
      return {
        ...table,
        ...this.shown,
        log: toldLog(table.log, this.#told, this.#count),
        ...UNTOLD,
      } as TableAnswer
    return this.#uncounted ? { ...table, standings: this.#uncounted } : table
  }

  /** The table has changed: what came is told, unless something was taken back or it is another's table. */
  hear(table: TableAnswer): void {
    const before = this.#before
    this.#before = table
    if (!before || before === table) return
    const grown = table.log.length - before.log.length
    const last = before.log.at(-1)
    const same =
      before.id === table.id &&
      before.seat === table.seat &&
      table.log[before.log.length - 1]?.seq === last?.seq
    if (!table.result) this.#uncounted = null
    if (!same || grown < 0) return this.skip()
    if (grown === 0 || before.status === 'open') return
    if (table.result && !before.result) this.#uncounted = before.standings
    const beats = beatsFrom(table.log, before.log.length, this.teller.carriesOn)
    if (calm() || settings.pace === 'once' || document.visibilityState === 'hidden') {
      this.onbeat(beats.flatMap(({ events }) => events))
      return this.skip()
    }
    if (beats[0]?.seat === table.seat) this.skip() // whoever plays on has heard enough
    this.#queue.push(...beats)
    if (this.shown) return
    this.shown = { view: before.view, standings: before.standings, turn: before.turn }
    this.#told = before.log.length
    this.#count = Infinity
    this.#next()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    if (this.shown && this.#uncounted) this.#uncounted = this.shown.standings
    this.shown = null
    this.beat = null
    land()
  }

  #next(): void {
    const beat = this.#queue.shift()
    if (!beat || !this.shown) return this.skip()
    this.beat = beat.parts.length ? beat : this.beat
    this.#count = (beat.told === this.#told ? this.#count : 0) + beat.events.length
    this.#told = beat.told
    this.events = beat.events
    this.onbeat(beat.events)
    const time = this.#time(beat)
    const shown = beat.events.reduce(this.teller.fold, inTurn(this.shown, beat.seat))
    const flights = beat.events.flatMap((event) => this.teller.flights(event))
    void fly(flights, Math.min(time, SENTENCE), () => (this.shown = this.shown && shown))
    this.#timer = setTimeout(() => this.#next(), time)
  }

  #time({ seat, parts }: Beat): number {
    const long = Math.min(1, LONG / (this.#queue.length + 1))
    const own = seat !== null && seat === this.session.seat
    const whole = !parts.length ? WORDLESS : own ? OWN : SENTENCE
    return whole * PACES[settings.pace] * Math.max(long, 0.35)
  }

  /** Follows the table as long as the component lives: before it is drawn, or its end would be seen first. */
  follow(): void {
    $effect.pre(() => {
      const table = this.session.table
      if (table) untrack(() => this.hear(table))
    })
    $effect(() => () => this.skip())
  }
}
