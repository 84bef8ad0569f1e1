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
  points_shown?: boolean | null
  seconds_a_move?: number | null
}

export async function openTable(wish: TableWish): Promise<void> {
  const joined = await identity.as(() => post<Joined>('/api/tables', { ...wish, language: words.language }))
  route.go(tableLink(joined.table.id))
}

/** A record or a position from a file; which of them it is shows in its keys. */
export const isRecord = (data: unknown): data is Played =>
  typeof data === 'object' && data !== null && 'moves' in data

export type Played = Readonly<Record<string, unknown>>

/** Who plays on, from which moment of a record, and with whose knowledge; null is with all cards. */
export interface PlayOn {
  seats?: SeatWish[]
  step?: number | null
  known_to?: number | null
  name?: string | null
}

export async function importTable(data: unknown, wish: PlayOn = {}): Promise<void> {
  const body = isRecord(data) ? { record: data } : { position: data }
  const joined = await identity.as(() =>
    post<Joined>('/api/tables/import', { ...body, ...wish, language: words.language }),
  )
  const { id, status } = joined.table
  route.go(status === 'finished' ? `${tableLink(id)}/replay` : tableLink(id))
}

const OPPONENTS = 2

/** Oneself and two bots of a level, or as many as the game needs and has seats for. */
export function againstBots({ name, players }: RuleSetInfo, level: string): TableWish {
  const most = Math.max(...players) - 1
  const others = Math.min(most, Math.max(OPPONENTS, Math.min(...players) - 1))
  const bots = Array.from({ length: others }, (): SeatWish => ({ who: 'bot', level }))
  return { rules: name, seats: [{ who: 'me' }, ...bots] }
}
