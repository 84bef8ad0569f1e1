/** The log by turns: what one player did in a row, with what chance and the rules made of it. */
import type { LogEntry } from '../api/types'
import { lines } from './log'

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

/** Whoever only lets something pass ends no turn: there would be nothing to read. */
const isSilent = ({ entries }: Turn) => lines(entries, () => false).length === 0

/** The turns that there is something to tell of; what was passed over in silence goes with the turn before. */
export function turnsTold(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = []
  for (const turn of turnsOf(log)) {
    const last = turns.at(-1)
    if (last && isSilent(turn))
      turns[turns.length - 1] = { ...last, entries: [...last.entries, ...turn.entries] }
    else turns.push(turn)
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
