import { DECADES } from './decades'

/** A score sheet as rows: the parts of the score down, the seats across. */
export interface ScoreRow {
  key: string
  values: (number | null)[]
}

type Sheet = Record<string, unknown>

/** Parts inside parts (the tiles of Guilds) become rows of their own. */
function flat(sheet: Sheet): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [key, value] of Object.entries(sheet)) {
    if (typeof value === 'number') parts.set(key, value)
    else if (value && typeof value === 'object')
      for (const [name, points] of flat(value as Sheet)) parts.set(name, points)
  }
  return parts
}

const TILES = DECADES.flatMap((row) => row.tiles)
/** Tiles by decade, whichever seat has them; everything else stays where it is, before them. */
const byDecade = (a: string, b: string) => TILES.indexOf(a) - TILES.indexOf(b)

export function scoreRows(sheets: readonly Sheet[]): ScoreRow[] {
  const seats = sheets.map(flat)
  const keys = [...new Set(seats.flatMap((seat) => [...seat.keys()]))]
    .filter((key) => key !== 'total')
    .sort(byDecade)
  return [...keys, 'total'].map((key) => ({ key, values: seats.map((seat) => seat.get(key) ?? null) }))
}
