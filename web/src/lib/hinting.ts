/** Marks on the table: what a hint speaks of carries the hint's number. */
export interface Rank {
  move: string
  rank: number
}

/** Things that make the move when they are clicked; one thing may stand for several. */
function thingsOf(move: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-move]')]
  return all.filter((one) => one.dataset['move']?.split('|').includes(move))
}

/** The best hint of a thing is shown on it; only the first of equal cards is marked. */
export function marked(ranks: readonly Rank[]): { elements: readonly HTMLElement[]; clear: () => void } {
  const elements: HTMLElement[] = []
  for (const { move, rank } of ranks) {
    const thing = thingsOf(move).find((one) => one.offsetParent) ?? thingsOf(move)[0]
    if (!thing || thing.dataset['hint']) continue
    thing.dataset['hint'] = String(rank)
    elements.push(thing)
  }
  return { elements, clear: () => elements.forEach((one) => delete one.dataset['hint']) }
}
