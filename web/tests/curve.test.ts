import { expect, test } from 'vitest'
import type { ReviewData } from '../src/api/types'
import { bands, dots, HEIGHT, WIDTH } from '../src/review/curve'

const review: ReviewData = {
  players: [],
  course: [
    { step: 0, turn: 1, seat: 0, win: [0.5, 0.5], decided: [0, 0], luck: [0, 0] },
    { step: 4, turn: 1, seat: 1, win: [0.25, 0.75], decided: [0, 0], luck: [0, 0] },
    { step: 8, seat: null, win: [1, 0] },
  ],
  decisions: [],
  turning_points: [4],
  effort: 1,
}

test('bands fill the height from the first decision to the end', () => {
  const [first, second] = bands(review, 8)
  expect(first?.path).toBe(
    `M0,0L${WIDTH / 2},0L${WIDTH},0L${WIDTH},${HEIGHT}L${WIDTH / 2},${HEIGHT / 4}L0,${HEIGHT / 2}Z`,
  )
  expect(second?.path.startsWith(`M0,${HEIGHT / 2}`)).toBe(true)
})

test('a turning point is a dot in the middle of the band of whoever decided', () => {
  expect(dots(review, 8)).toEqual([{ step: 4, seat: 1, x: WIDTH / 2, y: HEIGHT * 0.625 }])
})

test('a game without a review has no bands', () => {
  expect(bands({ ...review, course: [] }, 0)).toEqual([])
})
