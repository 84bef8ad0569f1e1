/** Pieces fly over the table from where they lie to where they come to lie. */
import { tick } from 'svelte'

export interface Flight {
  /** Where it starts: the first of these places that is in sight. */
  from: readonly string[]
  to: readonly string[]
  /** It goes under instead of arriving. */
  sinks?: boolean
  /** What it comes to, written beside where it lands. */
  sum?: string
}

const under: Set<Element> = new Set()
const EDGE = 6 // pixels

function find(selectors: readonly string[], used: Set<Element>): Element | null {
  for (const selector of selectors)
    for (const one of document.querySelectorAll(`${selector}:not(dialog *)`))
      // pictures of the guide lie still
      if (!used.has(one) && one.getClientRects().length) return one
  return null
}

/** A part of a drawing, as a drawing of its own. */
function framed(part: SVGGElement): SVGSVGElement {
  const { x, y, width, height } = part.getBBox()
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const copy = part.cloneNode(true) as SVGGElement
  copy.style.transform = 'none'
  frame.append(copy)
  return frame
}

/** A copy of the piece over everything else. */
function lift(piece: Element): { copy: HTMLElement; box: DOMRect } {
  const box = piece.getBoundingClientRect()
  const copy = document.createElement('div')
  copy.className = 'flying'
  copy.setAttribute('aria-hidden', 'true')
  copy.append(piece instanceof SVGGElement ? framed(piece) : piece.cloneNode(true))
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  return { copy, box }
}

/** Where the pieces were is measured before the change, where they go after it; first the table turns to what is told. */
export async function fly(flights: readonly Flight[], time: number, change: () => void): Promise<void> {
  if (flights.length) await tick()
  const used = new Set<Element>()
  const lifted = flights.flatMap((flight) => {
    const piece = find(flight.from, used)
    if (!piece) return []
    used.add(piece)
    return [{ flight, ...lift(piece) }]
  })
  change()
  if (!lifted.length) return
  await tick()
  for (const { flight, copy, box } of lifted) {
    const target = find(flight.to, new Set())
    document.body.append(copy)
    under.add(copy)
    const to = target?.getBoundingClientRect() ?? box
    const way = flight.sinks
      ? [{ opacity: 1 }, { transform: 'translateY(2.5rem) rotate(18deg)', opacity: 0 }]
      : [
          {},
          {
            transform: `translate(${to.left + to.width / 2 - box.left - box.width / 2}px, ${to.top + to.height / 2 - box.top - box.height / 2}px) scale(0.7)`,
          },
        ]
    const flying = copy.animate(way, {
      duration: time * 0.85,
      easing: 'cubic-bezier(.4,.1,.2,1)',
      fill: 'forwards',
    })
    flying.onfinish = () => put(copy)
    if (flight.sum) write(flight.sum, to, time)
  }
}

/** Below where it lands, and within the window: what is above, as the menu, stays free. */
function write(sum: string, at: DOMRect, time: number): void {
  const note = document.createElement('div')
  note.className = 'flying sum'
  note.setAttribute('aria-hidden', 'true')
  note.textContent = sum
  document.body.append(note)
  const half = note.offsetWidth / 2 + EDGE
  const left = Math.max(half, Math.min(at.left + at.width / 2, document.documentElement.clientWidth - half))
  Object.assign(note.style, { left: `${left}px`, top: `${at.bottom}px` })
  under.add(note)
  const rise = [
    { opacity: 0, transform: 'translateY(60%)' },
    { opacity: 1, transform: 'none', offset: 0.2 },
    { opacity: 1, transform: 'none', offset: 0.8 },
    { opacity: 0, transform: 'none' },
  ]
  note.animate(rise, { duration: time * 1.6 }).onfinish = () => put(note)
}

function put(piece: Element): void {
  piece.remove()
  under.delete(piece)
}

/** All that is in the air is where it belongs. */
export function land(): void {
  for (const piece of under) piece.remove()
  under.clear()
}
