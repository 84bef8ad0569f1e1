/**
 * Choosing a set of things when the server has said which sets there are.
 *
 * A path is one complete set as moves in the server's order. People click in any order: what they click is pinned,
 * what they click away is barred, and the best path that fits is proposed. No rule is known here.
 */
export interface Wish {
  pinned: readonly string[]
  barred: readonly string[]
}

export type Cost = (path: readonly string[]) => readonly number[]

export const NO_WISH: Wish = { pinned: [], barred: [] }

export function count(moves: readonly string[], move: string): number {
  return moves.filter((one) => one === move).length
}

/** How often `move` may still be in the set: barring a card once leaves its twins. */
function fits(path: readonly string[], wish: Wish, offered: readonly string[]): boolean {
  const enough = new Set(wish.pinned)
  for (const move of enough) if (count(path, move) < count(wish.pinned, move)) return false
  for (const move of new Set(wish.barred))
    if (count(path, move) > count(offered, move) - count(wish.barred, move)) return false
  return true
}

function less(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    if (x !== y) return x < y
  }
  return false
}

export function best(
  paths: readonly (readonly string[])[],
  cost: Cost,
  wish: Wish = NO_WISH,
  offered: readonly string[] = [],
): readonly string[] | null {
  let found: readonly string[] | null = null
  for (const path of paths) {
    if (!fits(path, wish, offered)) continue
    if (found === null || less(cost(path), cost(found))) found = path
  }
  return found
}

/** Everything that is in some path, as often as it can be in one. */
export function offeredIn(paths: readonly (readonly string[])[]): string[] {
  const most = new Map<string, number>()
  for (const path of paths)
    for (const move of new Set(path)) most.set(move, Math.max(most.get(move) ?? 0, count(path, move)))
  return [...most].flatMap(([move, times]) => Array<string>(times).fill(move))
}

/** The wish after a click on something that is (or is not) in the present set; the oldest pins give way. */
export function clicked(
  paths: readonly (readonly string[])[],
  wish: Wish,
  move: string,
  chosen: boolean,
  offered: readonly string[],
): Wish | null {
  const without = (list: readonly string[]) => {
    const at = list.indexOf(move)
    return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
  }
  let next: Wish = chosen
    ? { pinned: without(wish.pinned), barred: [...wish.barred, move] }
    : { pinned: [...wish.pinned, move], barred: without(wish.barred) }
  while (!paths.some((path) => fits(path, next, offered))) {
    const gaveWay = giveWay(next, chosen)
    if (!gaveWay) return null
    next = gaveWay
  }
  return next
}

/** Drop the oldest wish that is not the click itself. */
function giveWay({ pinned, barred }: Wish, chosen: boolean): Wish | null {
  if (chosen) {
    if (pinned.length) return { pinned: pinned.slice(1), barred }
    return barred.length > 1 ? { pinned, barred: barred.slice(1) } : null
  }
  if (barred.length) return { pinned, barred: barred.slice(1) }
  return pinned.length > 1 ? { pinned: pinned.slice(1), barred } : null
}
