/** The zones of the table, which a narrow screen shows one at a time, and what is chosen in each. */
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

/** The parts of each action, in order. Parts that only sometimes come are named when they do. */
const PARTS: Record<string, readonly string[]> = {
  market: ['play', 'take', 'swap', 'ready'],
  residence: ['play', 'residence', 'pay'],
  trading: ['play', 'dock'],
  warship: ['play', 'dock'],
  delivery: ['play', 'deliver', 'pay', 'returned'],
}
const INSTEAD: Record<string, string> = { give: 'swap', expedition: 'returned', legacy: 'returned' }

export interface Part {
  step: string
  state: 'done' | 'now' | 'later'
}

/** Where in an action one is. `marker`: whether a guild action can follow. */
export function partsOf(space: string | null, step: string, marker: boolean): Part[] {
  if (space === null) return []
  const steps = [...(PARTS[space] ?? []), ...(marker || step === 'after' ? ['after'] : [])]
  let at = steps.indexOf(step)
  if (at < 0) {
    at = steps.indexOf(INSTEAD[step] ?? 'after')
    if (at < 0) at = steps.length
    steps.splice(at, at in steps ? 1 : 0, step)
  }
  return steps.map((one, place) => ({
    step: one,
    state: place < at ? 'done' : place === at ? 'now' : 'later',
  }))
}
