/** The zones of the table, which a narrow screen shows one at a time, and what is chosen in each. */
import type { Happening, LogEntry } from '../api/types'
import { verb } from '../lib/names'

export const ZONES = ['actions', 'harbours', 'market', 'guild', 'house'] as const
export type Zone = (typeof ZONES)[number]

const OF_MOVE: Record<string, Zone> = {
  act: 'actions',
  marker: 'actions',
  dock: 'harbours',
  deliver: 'harbours',
  take: 'market',
  swap: 'market',
  seat: 'guild',
  tile: 'guild',
  free: 'house',
  use: 'house',
  ready: 'house',
}
/** Moves with a button beside the hand; on the table they need no badge. */
const IN_DOCK = new Set(['take pile'])

export function counted(legal: Iterable<string>): Map<Zone, number> {
  const found = new Map<Zone, number>()
  for (const move of legal) {
    const zone = IN_DOCK.has(move) ? undefined : OF_MOVE[verb(move)]
    if (zone) found.set(zone, (found.get(zone) ?? 0) + 1)
  }
  return found
}

/** Where the decision is made; effects of ships are an extra, so their zone comes last. */
export function zoneOf(legal: Iterable<string>): Zone | null {
  const found = counted(legal)
  return ZONES.find((zone) => found.has(zone)) ?? null
}

const OF_EVENT: Record<string, Zone> = {
  acted: 'actions',
  marker: 'actions',
  disc: 'harbours',
  returned: 'harbours',
  delivered: 'harbours',
  warship: 'harbours',
  ship: 'harbours',
  took: 'market',
  swapped: 'market',
  seat: 'guild',
  tile: 'guild',
}

/** Where on the table it happens; a house is open to its owner alone. */
export function zoneTold(events: readonly Happening[], viewer: number | null): Zone | null {
  const zones = events.map(({ kind, seat }) =>
    kind === 'freed' ? (seat === viewer ? 'house' : undefined) : OF_EVENT[kind],
  )
  return zones.find((zone) => zone !== undefined) ?? null
}

/** The step in which a move is made, as the path of an action names it. */
const STEP_OF: Record<string, string> = {
  play: 'play',
  take: 'take',
  swap: 'swap',
  ready: 'ready',
  free: 'residence',
  dock: 'dock',
  deliver: 'deliver',
  seat: 'after',
  tile: 'after',
}

/** The part of an action that a step belongs to: a card is given to swap it, and paid for what was chosen before. */
export function partOf(step: string, chosen: string): string {
  if (step === 'give') return 'swap'
  return (step === 'pay' && STEP_OF[verb(chosen)]) || step
}

/** What a seat has done since it chose its action; what it gave up or was never asked is not among it. */
export function doneIn(log: readonly Pick<LogEntry, 'move' | 'seat'>[], seat: number | null): string[] {
  const begun = log.findLastIndex((entry) => entry.seat === seat && verb(entry.move ?? '') === 'act')
  const own = log.slice(begun + 1).filter((entry) => entry.seat === seat)
  const steps = own.flatMap(({ move }) => STEP_OF[verb(move ?? '')] ?? [])
  return begun < 0 ? [] : [...new Set(steps)]
}

export interface Part {
  step: string
  state: 'done' | 'now' | 'later'
}

/** Where in an action one is: what was done, what is decided, what the server says will follow. */
export function partsOf(done: readonly string[], now: string, ahead: readonly string[]): Part[] {
  return [
    ...done.filter((step) => step !== now).map((step) => ({ step, state: 'done' as const })),
    { step: now, state: 'now' },
    ...[...new Set(ahead)]
      .filter((step) => step !== now && !done.includes(step))
      .map((step) => ({ step, state: 'later' as const })),
  ]
}
