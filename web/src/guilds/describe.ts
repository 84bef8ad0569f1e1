import type { GuildsView } from '../api/types'

export function describeGuilds(_view: GuildsView, _names: readonly string[]): string[] {
  return []
}
