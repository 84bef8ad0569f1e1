/** The curve of a game as shapes: everyone's chance to win as bands that fill the height, turns along the width. */
import type { ReviewData } from '../api/types'

export const WIDTH = 600
export const HEIGHT = 160

export interface Band {
  seat: number
  path: string
}
export interface Dot {
  step: number
  seat: number
  x: number
  y: number
}

const tidy = (number: number) => Math.round(number * 10) / 10

export function placeOf(step: number, steps: number): number {
  return steps ? tidy((step / steps) * WIDTH) : 0
}

/** For each seat the area between the sum of those before it and its own share on top. */
export function bands(review: ReviewData, steps: number): Band[] {
  const points = review.course.map((point) => ({ x: placeOf(point.step ?? 0, steps), win: point.win ?? [] }))
  const seats = points[0]?.win.length ?? 0
  const edge = (win: readonly number[], below: number) =>
    tidy(HEIGHT * win.slice(0, below).reduce((sum, one) => sum + one, 0))
  return Array.from({ length: seats }, (_, seat) => {
    const upper = points.map(({ x, win }) => `${x},${edge(win, seat)}`)
    const lower = points.map(({ x, win }) => `${x},${edge(win, seat + 1)}`).reverse()
    return { seat, path: `M${[...upper, ...lower].join('L')}Z` }
  })
}

/** A dot in the decider's band for every turning point. */
export function dots(review: ReviewData, steps: number): Dot[] {
  const turning = new Set(review.turning_points)
  return review.course.flatMap((point) => {
    const { step = 0, seat, win = [] } = point
    if (seat === null || seat === undefined || !turning.has(step)) return []
    const above = win.slice(0, seat).reduce((sum, one) => sum + one, 0)
    const middle = above + (win[seat] ?? 0) / 2
    return [{ step, seat, x: placeOf(step, steps), y: tidy(HEIGHT * middle) }]
  })
}
