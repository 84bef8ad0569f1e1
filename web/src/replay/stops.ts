/** Where a replay rests: after the set-up, then after each turn. */
import type { LogEntry } from '../api/types'
import { turnsTold, type Turn } from '../lib/turns'

const end = (turn: Turn) => (turn.entries.at(-1)?.step ?? -1) + 1

/** The first is where something lies on the table and somebody has to decide. */
export function stopsOf(log: readonly LogEntry[]): number[] {
  const turns = turnsTold(log)
  const stops = turns.map(end)
  return turns[0]?.seat === null ? stops : [0, ...stops]
}

export function nextStop(stops: readonly number[], step: number): number {
  return stops.find((stop) => stop > step) ?? stops.at(-1) ?? step
}

/** Never back into the set-up, which is there move by move. */
export function lastStop(stops: readonly number[], step: number): number {
  return stops.findLast((stop) => stop < step) ?? stops[0] ?? step
}

/** The turn that a step is in or has just ended: its number from 1, and what of it has happened. */
export function turnAt(log: readonly LogEntry[], step: number): { number: number; turn: Turn } | null {
  const turns = turnsTold(log.slice(0, step)).filter((turn) => turn.seat !== null)
  const turn = turns.at(-1)
  return turn ? { number: turns.length, turn } : null
}
