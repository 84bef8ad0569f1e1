/** Whether the last press was a finger's: it cannot point at something before it chooses it. */
let finger = false

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true)
  addEventListener('keydown', () => (finger = false), true)
}

export const byFinger = () => finger
