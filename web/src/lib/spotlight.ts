/** Where on the screen the things lie that something speaks of, and where there is room to say it. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where one decides, with what comes up from it: always bright and never covered. */
export const DOCK = ['.page > .dock', '.dock .drawer', '.dock .outlook']
/** What can be clicked on the table: covered only where there is no other room. */
export const CHOICES = ['.board .can', '.rows .can']

/** A row without cards is there and has no height: nothing to look at. */
const visible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0

/** A place, a zone, or a choice (`move …`), as lessons and remarks name it. */
export function found(name: string): Element[] {
  const quoted = CSS.escape(name)
  const all = [...document.querySelectorAll(`[data-at="${quoted}"], [data-look="${quoted}"]`)]
  return all.filter(visible).slice(0, 1)
}

/** Behind something else that stays in sight, as on a phone behind what comes up from below. */
export function covered(element: Element, by: readonly string[]): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const over = by.length
    ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(by.join())
    : null
  return !!over && !over.contains(element)
}

export function boxOf(element: Element, margin = 4): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const apart = (a: Box, b: Box) =>
  Math.hypot(Math.max(a.left - b.right, 0, b.left - a.right), Math.max(a.top - b.bottom, 0, b.top - a.bottom))

/** To cover what is pointed at, or where one decides, is so much worse than to cover the rest; a pixel of distance is worth so many covered. */
const FIRST = 6
const KEPT = 100
const NEAR = 40
const GRID = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
const EDGE = 8
const APART = 14

/** The place for a bubble of this size that covers the least of the boxes, next to nothing of what is kept free, and is near the first. */
export function placeFor(
  width: number,
  height: number,
  boxes: readonly Box[],
  window: { width: number; height: number },
  kept: readonly Box[] = [],
): { left: number; top: number } {
  const target = boxes[0]
  if (!target) return { left: (window.width - width) / 2, top: EDGE }
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE))
  const middle = (target.left + target.right - width) / 2
  const beside = (target.top + target.bottom - height) / 2
  const wishes = [
    { left: middle, top: target.bottom + APART },
    { left: middle, top: target.top - height - APART },
    { left: target.right + APART, top: beside },
    { left: target.left - width - APART, top: beside },
    ...GRID.flatMap((x) =>
      GRID.map((y) => ({ left: x * (window.width - width), top: y * (window.height - height) })),
    ),
  ].map(({ left, top }) => ({
    left: clamp(left, window.width - width),
    top: clamp(top, window.height - height),
  }))
  const cost = ({ left, top }: { left: number; top: number }) => {
    const own = { left, top, right: left + width, bottom: top + height }
    const covered = boxes.reduce((sum, box, at) => sum + overlap(own, box) * (at === 0 ? FIRST : 1), 0)
    const hidden = kept.reduce((sum, box) => sum + overlap(own, box) * KEPT, 0)
    return covered + hidden + apart(own, target) * NEAR
  }
  return wishes.reduce((best, wish) => (cost(wish) < cost(best) ? wish : best))
}
