/** The puzzles that the server has, those of today, and which of them come next. */
import { get } from '../api/http'
import type { PuzzleLine, PuzzlesOfDay } from '../api/types'
import { offer } from '../lib/offer.svelte'
import { dayOf } from '../lib/streak'
import { solved } from './solved.svelte'

export interface Wish {
  game: string
  /** A rule set of the game. */
  rules: string
  theme: string
  level: string
}

export const wishOf = (query: URLSearchParams): Wish => ({
  game: query.get('game') ?? '',
  rules: query.get('rules') ?? '',
  theme: query.get('theme') ?? '',
  level: query.get('level') ?? '',
})

export function queryOf(wish: Partial<Wish>): URLSearchParams {
  return new URLSearchParams(Object.entries(wish).filter(([, value]) => value))
}

export class Shelf {
  all = $state.raw<PuzzleLine[]>([])
  today = $state.raw<PuzzleLine[]>([])

  /** With the words of all games, which name the themes. */
  async load(): Promise<void> {
    const day = dayOf(new Date())
    const [list, ofDay] = await Promise.all([
      get<{ puzzles: PuzzleLine[] }>('/api/puzzles'),
      get<PuzzlesOfDay>(`/api/puzzles/day?day=${day}`),
      offer.known(),
    ])
    this.all = list.puzzles
    this.today = ofDay.puzzles
  }

  fitting({ game, rules, theme, level }: Partial<Wish>): PuzzleLine[] {
    return this.all.filter(
      (one) =>
        (!game || one.game === game) &&
        (!rules || one.rules === rules) &&
        (!theme || one.themes.includes(theme)) &&
        (!level || one.level === level),
    )
  }

  /** After this one, and not solved if there is any such. */
  next(wish: Wish, id = ''): PuzzleLine | undefined {
    const found = this.fitting(wish)
    const at = found.findIndex((one) => one.id === id)
    const turned = [...found.slice(at + 1), ...found.slice(0, at + 1)]
    return turned.find((one) => !solved.has(one.id) && one.id !== id) ?? turned[0]
  }

  isOfToday(id: string): boolean {
    return this.today.some((one) => one.id === id)
  }
}
