/** What things on a table of Guilds are. */
import type { GameView } from '../api/types'
import { t } from '../lib/words.svelte'
import { progress } from './board'
import { actionName, effectName, ship, shipName, tileName, trade, tradeName } from './names'
import type { GuildsView } from './types'

const what = (key: string, values: Record<string, string | number> = {}) =>
  t(`guilds-page-what-${key}`, values)
const after = (text: string, mark: string) => text.slice(text.indexOf(mark) + 1)

function aboutShip(id: string): string {
  const { effect } = ship(id)
  const about = t('guilds-name-effect-about', { effect })
  const when = t('guilds-page-effect-when', { effect })
  return what('ship', { ship: shipName(id), effect: effectName(effect), about, when })
}

const PLACES: Record<string, (name: string, view: GuildsView) => string> = {
  space: (action) => what('space', { action, name: actionName(action) }),
  tile: (tile, { board }) =>
    what('tile', {
      tile: tileName(tile),
      about: t('guilds-page-tile-about', { tile }),
      first: board.tile_costs[0] ?? 0,
      second: board.tile_costs[1] ?? 0,
    }),
  seat: (seat, { board }) =>
    seat === 'forum' ? what('forum', { cost: board.forum }) : what('seat', { cost: board.hall[seat] ?? 0 }),
  ship: (id) => aboutShip(id),
  warship: () => what('warship'),
  anchor: () => what('anchor', { effect: effectName('commando') }),
  residence: () => what('residence'),
  discs: () => what('discs'),
  hand: () => what('hand'),
  points: () => what('points'),
  market: () => what('market'),
  piles: (_, view) => what('piles', progress(view)),
}

export function explain(at: string, card: string, data: GameView): string {
  if (card) return what(trade(card).good === null ? 'base' : 'card', { card: tradeName(card) })
  if (at.startsWith('trading ')) return what('dock')
  const kind = at.split('-', 1)[0] ?? ''
  return PLACES[kind]?.(after(at, '-'), data as GuildsView) ?? ''
}

/** The move that a place stands for when one may choose it. */
export const moveAt = (at: string): string | null =>
  at.startsWith('space-') ? `act ${after(at, '-')}` : null
