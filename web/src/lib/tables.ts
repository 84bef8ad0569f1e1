/** Opening tables from anywhere in the app. */
import { post } from '../api/http'
import type { Joined, SeatWish } from '../api/types'
import { identity } from './identity.svelte'
import { route, tableLink } from './route.svelte'
import { words } from './words.svelte'

export interface TableWish {
  rules: string
  seats: SeatWish[]
  name?: string | null
  public?: boolean
  memory_aid?: boolean
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

export const PLAY_NOW: TableWish = {
  rules: 'traders/standard',
  seats: [{ who: 'me' }, { who: 'bot', level: 'merchant' }, { who: 'bot', level: 'trader' }],
}
