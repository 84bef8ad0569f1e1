/** How often a coach speaks: at most once in three turns of a table. */
import type { LogEntry } from '../api/types'

export interface Spoken {
  table: string
  /** In which of one's turns. */
  turn: number
}

const EVERY = 3

/** Which of one's own turns this is, counted from 0: what one does without another in between is one turn. */
export function ownTurns(log: readonly Pick<LogEntry, 'seat'>[], seat: number | null): number {
  let turns = 0
  let own = false
  for (const entry of log) {
    if (entry.seat === null) continue
    if (own && entry.seat !== seat) turns++
    own = entry.seat === seat
  }
  return turns
}

/** The first turn in which something may be said again. */
export const dueIn = (spoken: Spoken | null, table: string) =>
  spoken?.table === table ? spoken.turn + EVERY : 0
