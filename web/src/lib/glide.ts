/** Cards that close up, or make room for another, glide to their new places instead of leaping there. */
import type { AnimationConfig } from 'svelte/animate'
import { calm } from './settings.svelte'

const TIME = 220 // milliseconds
const slowing = (part: number) => 1 - (1 - part) ** 3

/** Moved, never stretched: a card stays as large as it is. */
export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (calm() || (!x && !y)) return { duration: 0 }
  return {
    duration: TIME,
    easing: slowing,
    css: (_, left) => `transform: translate(${left * x}px, ${left * y}px)`,
  }
}
