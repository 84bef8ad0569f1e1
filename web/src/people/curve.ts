/** A rating over its games as paths: the line, and the band of what is likely around it. */
export interface Then {
  rating: number
  uncertainty: number
}

export interface Curve {
  width: number
  height: number
  left: number
  line: string
  band: string
  marks: { rating: number; y: number }[]
}

const WIDTH = 640
const HEIGHT = 200
const LEFT = 44
const EDGE = 10
const STEPS = [50, 100, 200, 500, 1000]
const MOST_MARKS = 6

/** From the oldest to the newest. */
export function curve(history: readonly Then[]): Curve {
  const low = Math.min(...history.map((then) => then.rating - then.uncertainty))
  const high = Math.max(...history.map((then) => then.rating + then.uncertainty))
  const span = Math.max(1, high - low)
  const y = (rating: number) => EDGE + ((high - rating) / span) * (HEIGHT - 2 * EDGE)
  const x = (at: number) => LEFT + (at / Math.max(1, history.length - 1)) * (WIDTH - LEFT - EDGE)
  const path = (points: [number, number][]) =>
    points.map(([px, py], at) => `${at ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')
  const along = (of: (then: Then) => number) =>
    history.map((then, at): [number, number] => [x(at), y(of(then))])
  const upper = along((then) => then.rating + then.uncertainty)
  const lower = along((then) => then.rating - then.uncertainty)
  const step = STEPS.find((size) => span / size <= MOST_MARKS) ?? span
  const first = Math.ceil(low / step) * step
  const marks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step)
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    line: path(along((then) => then.rating)),
    band: `${path([...upper, ...lower.reverse()])}Z`,
    marks: marks.map((rating) => ({ rating, y: y(rating) })),
  }
}
