/** Opening tables from anywhere in the app. */
import { post } from '../api/http'
import type { Joined, RuleSetInfo, SeatWish } from '../api/types'
import { identity } from './identity.svelte'
import { route, tableLink } from './route.svelte'
import { words } from './words.svelte'

export interface TableWish {
  rules: string
  seats: SeatWish[]
  name?: string | null
  public?: boolean
  memory_aid?: boolean
  hints?: boolean
  practice?: boolean
  rated?: boolean
  points_shown?: boolean | null
  seconds_a_move?: number | null
}

export async function openTable(wish: TableWish): Promise<void> {
  const joined = await identity.as(() => post<Joined>('/api/tables', { ...wish, language: words.language }))
  route.go(tableLink(joined.table.id))
}

/** A record or a position from a file; which of them it is shows in its keys. */
export async function importTable(data: unknown): Promise<void> {
  const record = typeof data === 'object' && data !== null && 'moves' in data
  const body = record ? { record: data } : { position: data }
  const joined = await identity.as(() =>
    post<Joined>('/api/tables/import', { ...body, language: words.language }),
  )
  const { id, status } = joined.table
  route.go(status === 'finished' ? `${tableLink(id)}/replay` : tableLink(id))
}

/** A game from an earlier moment on: oneself in a seat, bots in the others, the cards dealt as they were. */
export async function playOnFrom(
  record: Readonly<Record<string, unknown>>,
  step: number,
  seat: number,
): Promise<void> {
  const players = Number(record['players'])
  const moves = (record['moves'] as readonly unknown[]).slice(0, step)
  const seats = Array.from({ length: players }, (_, at): SeatWish =>
    at === seat ? { who: 'me' } : { who: 'bot', level: BOTS[0] ?? '' },
  )
  const cut = { ...record, moves, ending: null, scores: null, winners: null }
  const joined = await identity.as(() =>
    post<Joined>('/api/tables/import', { record: cut, seats, language: words.language }),
  )
  route.go(tableLink(joined.table.id))
}

const BOTS = ['merchant', 'trader']

/** Oneself and two bots, or as many as the game needs and has seats for. */
export function againstBots({ name, players }: RuleSetInfo): TableWish {
  const most = Math.max(...players) - 1
  const others = Math.min(most, Math.max(BOTS.length, Math.min(...players) - 1))
  const bots = Array.from({ length: others }, (_, at): SeatWish => ({
    who: 'bot',
    level: BOTS[at % BOTS.length] ?? '',
  }))
  return { rules: name, seats: [{ who: 'me' }, ...bots] }
}
