/** The games that have a page of their own. Everything outside their folders asks here and names none of them. */
import type { Component } from 'svelte'
import { drawings } from './art/drawings.svelte'
import type { GamePage } from './lib/game'
import { gameOf } from './lib/offer.svelte'
import { words } from './lib/words.svelte'

interface Entry {
  page: () => Promise<{ page: GamePage }>
  /** Its picture on the home page, and the symbols in it. */
  cover: () => Promise<{ default: Component; sheet: Component }>
  /** Single keys that it listens to beside those of every table. */
  keys: readonly string[]
}

const GAMES: Readonly<Record<string, Entry>> = {
  traders: {
    page: () => import('./traders/page'),
    cover: () => import('./traders/cover'),
    keys: ['b', 'digits'],
  },
  guilds: {
    page: () => import('./guilds/page'),
    cover: () => import('./guilds/cover'),
    keys: [],
  },
}
/** A game without a page of its own is shown as data with its moves. */
const ANY: Pick<Entry, 'page' | 'keys'> = { page: () => import('./generic/page'), keys: ['digits'] }

export const NAMED = Object.keys(GAMES)

export const keysOf = (game: string) => (GAMES[game] ?? ANY).keys

/** A game's page with its words and drawings, loaded when it is first shown. */
export async function gamePage(rules: string): Promise<GamePage> {
  const game = gameOf(rules)
  const [{ page }] = await Promise.all([(GAMES[game] ?? ANY).page(), words.learn(game)])
  drawings.add(page.Drawings)
  return page
}

export async function coverOf(game: string): Promise<Component | null> {
  const made = await GAMES[game]?.cover()
  drawings.add(made?.sheet ?? null)
  return made?.default ?? null
}
