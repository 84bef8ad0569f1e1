/** What Guilds brings to the page. */
import type { GameView, Part } from '../api/types'
import type { Chip, GamePage } from '../lib/game'
import type { Sound } from '../lib/sound'
import { t } from '../lib/words.svelte'
import { progress } from './board'
import { describe } from './describe'
import { explain, moveAt } from './explain'
import Drawings from './Drawings.svelte'
import { advice, effectName, ship, shipName, trade, tradeName } from './names'
import { carriesOn, touched } from './story'
import { retell } from './retell'
import Still from './Still.svelte'
import Table from './Table.svelte'
import type { GuildsView } from './types'

const hueOf = (good: string | null) => (good ? `var(--${good})` : 'var(--stone)')

function card(id: string): Chip {
  const { good, action, coins } = trade(id)
  const symbols = [...(good ? [`good-${good}`] : []), `act-${action}`]
  return { hue: hueOf(good), symbols, value: good ? String(coins) : '', name: tradeName(id) }
}

function shipChip(id: string): Chip {
  const { good, coins, effect } = ship(id)
  return {
    hue: hueOf(good),
    symbols: [`good-${good}`],
    value: String(coins),
    tag: effectName(effect),
    name: shipName(id),
  }
}

function draw({ kind, id = '' }: Part): Chip | null {
  return kind === 'card' ? card(id) : kind === 'ship' ? shipChip(id) : null
}

const course = (view: GameView, narrow = false) =>
  t(narrow ? 'guilds-page-course-narrow' : 'guilds-page-course', progress(view as GuildsView))

const SOUNDS: Record<string, Sound> = {
  played: 'card',
  took: 'card',
  swapped: 'card',
  gained: 'card',
  delivered: 'ship',
  met: 'pirates',
  seat: 'coins',
  tile: 'coins',
}

export const page: GamePage = {
  Table,
  Still,
  Drawings,
  describe,
  course,
  retell,
  touched,
  explain,
  moveAt,
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  draw,
  advice,
  carriesOn,
  sheet: {
    order: (view) => Object.keys((view as GuildsView).board.tiles),
    sources: () => [],
    parts: new Set(['hall', 'bonus', 'columns']),
    sums: new Set(['guild_seats', 'seats_times_ships']),
  },
  picture: () => import('./Picture.svelte'),
}
