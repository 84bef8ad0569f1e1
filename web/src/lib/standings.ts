/** How the seats stand: a line of the score sheet for each, null where the viewer may not know it. */
import type { TableAnswer } from '../api/types'

export type Standings = TableAnswer['standings']

export const totalOf = (line: Standings[number] | undefined): number | null =>
  typeof line?.['total'] === 'number' ? line['total'] : null

/** A part of a line, nothing where there is none. */
export const partOf = (line: Standings[number] | undefined, part: string): number =>
  typeof line?.[part] === 'number' ? line[part] : 0

/** Whoever has the most points, where those of several are known and they differ; at the end, whoever the rules put first. */
export function leaders(standings: Standings): ReadonlySet<number> {
  const first = standings.flatMap((line, seat) => (partOf(line, 'place') === 1 ? [seat] : []))
  if (first.length) return new Set(first.length < standings.length ? first : [])
  const totals = standings.map(totalOf)
  const known = totals.filter((total) => total !== null)
  const most = Math.max(...known)
  if (known.length < 2 || Math.min(...known) === most) return new Set()
  return new Set(totals.flatMap((total, seat) => (total === most ? [seat] : [])))
}
