/** A position in words, for those who would rather hear it. */
import type { GuildsView, Seat, TradersView } from '../api/types'
import { describeGuilds } from '../guilds/describe'
import { describeTraders } from '../traders/describe'

export function describe(view: Record<string, unknown>, seats: readonly Seat[]): string[] {
  const names = seats.map((seat) => seat.name)
  return String(view['rules']).startsWith('guilds')
    ? describeGuilds(view as unknown as GuildsView, names)
    : describeTraders(view as unknown as TradersView, names)
}
