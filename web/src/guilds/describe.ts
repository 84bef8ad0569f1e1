import type { GameView } from '../api/types'
import { listed, listOf, say, type Pieces } from '../lib/parts'
import { t } from '../lib/words.svelte'
import { actionName, seatName, tileName } from './names'
import type { GuildsView } from './types'

const isShip = (name: string | null): name is string => name !== null
const ships = (ids: readonly string[]) => listOf('ship', ids)

export function describe(data: GameView, names: readonly string[]): readonly Pieces[] {
  const view = data as GuildsView
  const name = (seat: number) => names[seat] ?? ''
  const docks = view.docks.map((owner, at) =>
    say('guilds-page-read-dock', {
      number: at + 1,
      ship: ships(view.harbour[at] ? [view.harbour[at]] : []),
      taken: owner === null ? 'no' : 'yes',
      name: owner === null ? '' : name(owner),
    }),
  )
  const seats = view.seats.map((seat, at) =>
    say('guilds-page-read-seat', {
      name: name(at),
      hand: seat.hand_size,
      space: seat.disc ? actionName(seat.disc) : t('web-nothing'),
      discs: seat.available,
      up: ships(seat.ships_up),
      down: ships(seat.ships_down),
      freed: seat.residence.left + seat.residence.middle + seat.residence.right,
    }),
  )
  const hall = Object.entries(view.hall).flatMap(([seat, owner]) =>
    typeof owner === 'number'
      ? [t('guilds-page-read-held', { place: seatName(seat), name: name(owner) })]
      : [],
  )
  const open = Object.keys(view.board.hall).filter((seat) => (view.hall[seat] ?? null) === null)
  const costs = open.map((seat) => view.board.hall[seat] ?? 0)
  const free = [...new Set(costs)].map((cost) =>
    t('guilds-page-read-free', { cost, count: costs.filter((one) => one === cost).length }),
  )
  const tiles = Object.entries(view.tiles).map(([tile, owners]) =>
    say('guilds-page-read-tile', {
      tile: tileName(tile),
      decade: view.board.tiles[tile] ?? 0,
      count: owners.length,
      discs: listed(owners.map(name)),
      cost: view.board.tile_costs[owners.length] ?? 0,
    }),
  )
  const hand = view.viewer === null ? undefined : view.seats[view.viewer]?.hand
  return [
    say('guilds-page-read-time', {
      decade: view.decade,
      round: view.round,
      markers: listed(view.markers.map(actionName)),
    }),
    say('guilds-page-read-market', { cards: listOf('card', view.market) }),
    ...docks,
    say('guilds-page-read-outside', { ships: ships(view.harbour.slice(view.docks.length).filter(isShip)) }),
    say('guilds-page-read-warship', {
      count: view.warship.length,
      docks: view.board.warship_docks,
      discs: listed(view.warship.map(name)),
    }),
    say('guilds-page-read-hall', { seats: listed(hall), free: listed([...free, seatName('forum')]) }),
    ...tiles,
    ...seats,
    ...(hand ? [say('web-read-hand', { cards: listOf('card', hand) })] : []),
  ]
}
