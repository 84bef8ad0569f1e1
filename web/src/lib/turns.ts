/** The log by turns: what one player did in a row, with what chance and the rules made of it. */
import type { LogEntry } from '../api/types'

export interface Turn {
  /** Null before the first player's. */
  seat: number | null
  entries: readonly LogEntry[]
}

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: { seat: number | null; entries: LogEntry[] }[] = []
  for (const entry of log) {
    const last = turns.at(-1)
    if (last && (entry.seat === null || entry.seat === last.seat)) last.entries.push(entry)
    else turns.push({ seat: entry.seat, entries: [entry] })
  }
  return turns
}

/** What the others did since the seat last decided. */
export function turnsSince(log: readonly LogEntry[], seat: number): Turn[] {
  const turns = turnsOf(log).filter((turn) => turn.seat !== null)
  return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1)
}

/** What the others did between one's last turns: a turn of one's own that is under way does not hide it. */
export function lastTurns(log: readonly LogEntry[], seat: number | null, players: number): Turn[] {
  const turns = turnsOf(log).filter((turn) => turn.seat !== null)
  if (seat === null) return turns.slice(-players)
  while (turns.at(-1)?.seat === seat) turns.pop()
  return turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1)
}

export const eventsOf = ({ entries }: Turn) => entries.flatMap((entry) => entry.happened)
