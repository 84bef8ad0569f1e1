/** What the server sends of a table of Guilds. */
import type { Schemas } from '../api/types'

export type GuildsView = Schemas['GuildsView']
export type GuildsBoard = Schemas['GuildsBoard']
export type GuildsSeat = Schemas['GuildsSeat']
export type Space = GuildsBoard['spaces'][number]
export type Good = GuildsBoard['columns']['left']['goods'][number]
