/** What the view says about columns, tiles and the guild hall, in the order in which they are drawn. */
import type { GuildsBoard, GuildsView } from './types'

export const COLUMNS = ['left', 'middle', 'right'] as const

export const goodsOf = ({ columns }: GuildsBoard) => COLUMNS.flatMap((name) => columns[name].goods)

export interface Decade {
  decade: number
  tiles: string[]
}

export const decadesOf = ({ decades, tiles }: GuildsBoard): Decade[] =>
  Array.from({ length: decades }, (_, at) => ({
    decade: at + 1,
    tiles: Object.keys(tiles).filter((tile) => tiles[tile] === at + 1),
  }))

/** Seats of the hall by rows: 6a and 7a lie side by side, 6b below 6a. */
export function hallRows({ hall }: GuildsBoard): string[][] {
  const letters = [...new Set(Object.keys(hall).map((seat) => seat.slice(-1)))].sort()
  const cheapestFirst = (a: string, b: string) => (hall[a] ?? 0) - (hall[b] ?? 0)
  return letters.map((letter) =>
    Object.keys(hall)
      .filter((seat) => seat.endsWith(letter))
      .sort(cheapestFirst),
  )
}

/** How far the game has come, as numbers for a sentence. */
export const progress = ({ decade, round, pile_size, draw_size, board }: GuildsView) => ({
  decade,
  decades: board.decades,
  round,
  rounds: board.rounds,
  ships: pile_size,
  draw: draw_size,
})
