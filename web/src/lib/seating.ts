/** Who is to sit where, as forms have it: `me`, `screen`, `open`, or `bot:` and a level. */
import type { SeatWish } from '../api/types'

export const isBot = (who: string) => who.startsWith('bot:')
export const levelOf = (who: string) => who.slice('bot:'.length)

/** Without a name the server finds one: that of a record, or the player's. */
export function seatWish(who: string, name: string | null = null): SeatWish {
  if (isBot(who))
    return name ? { who: 'bot', level: levelOf(who), name } : { who: 'bot', level: levelOf(who) }
  if (who === 'open') return { who: 'open' }
  return name ? { who: 'me', name } : { who: 'me' }
}
