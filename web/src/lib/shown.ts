/** The table as it is being told: what is drawn while a story runs, event by event. No rule is known here. */
import type { GameView, Happening } from '../api/types'
import type { Standings } from './standings'

export interface Shown {
  view: GameView
  standings: Standings
  /** Whose turn is being told. */
  turn: number | null
}

/** What an event does to the table as it is drawn: things go where it says. */
export type Fold = (shown: Shown, event: Happening) => Shown

/** As a sentence about this seat is told; what happens by itself belongs to the turn before it. */
export const inTurn = (shown: Shown, seat: number | null): Shown =>
  seat === null ? shown : { ...shown, turn: seat, view: { ...shown.view, turn: seat } }

/** A list without so many of these things; those that it does not have are no matter. */
export function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  const left = [...things]
  for (const one of gone) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((old, place) => (place === at ? one : old))

/** More points for a seat whose points are known. */
export const withPoints = (standings: Standings, seat: number, points: number): Standings =>
  standings.map((line, at) =>
    at === seat && typeof line?.['total'] === 'number' ? { ...line, total: line['total'] + points } : line,
  )
