/** A score sheet as rows: the parts of the score down, the seats across. */
export interface ScoreRow {
  key: string
  /** Where its words need more than its name. */
  label?: string
  values: (number | null)[]
}

export type Sheet = Record<string, unknown>

/** Parts inside parts become rows of their own; lists tell where points came from and have none. */
function flat(sheet: Sheet): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [key, value] of Object.entries(sheet)) {
    if (typeof value === 'number') parts.set(key, value)
    else if (value && typeof value === 'object' && !Array.isArray(value))
      for (const [name, points] of flat(value as Sheet)) parts.set(name, points)
  }
  return parts
}

const NONE: ReadonlySet<string> = new Set()

/**
 * What the game has an order for comes last and in that order, whichever seat has it; the total after all that it is made
 * of, and then what is no points at all.
 */
export function scoreRows(
  sheets: readonly Sheet[],
  order: readonly string[],
  beside: ReadonlySet<string> = NONE,
): ScoreRow[] {
  const seats = sheets.map(flat)
  const keys = [...new Set(seats.flatMap((seat) => [...seat.keys()]))]
    .filter((key) => key !== 'total')
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const counted = keys.filter((key) => !beside.has(key))
  return [...counted, 'total', ...keys.filter((key) => beside.has(key))].map((key) => ({
    key,
    values: seats.map((seat) => seat.get(key) ?? null),
  }))
}
