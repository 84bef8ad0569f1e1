import type { GuildsView } from '../api/types'
import { t } from '../lib/words.svelte'
import { actionName, nameOf, tileName } from './names'

const list = (parts: readonly string[]) => (parts.length ? parts.join(' ') : t('web-nothing'))
const commas = (parts: readonly string[]) => (parts.length ? parts.join(', ') : t('web-nothing'))

export function describeGuilds(view: GuildsView, names: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? ''
  const docks = view.docks.map((owner, at) =>
    t('web-g-read-dock', {
      number: at + 1,
      ship: view.harbour[at] ?? t('web-nothing'),
      taken: owner === null ? 'no' : 'yes',
      name: owner === null ? '' : name(owner),
    }),
  )
  const seats = view.seats.map((seat, at) =>
    t('web-g-read-seat', {
      name: name(at),
      hand: seat.hand_size,
      space: seat.disc ? actionName(seat.disc) : t('web-nothing'),
      discs: seat.available,
      up: list(seat.ships_up),
      down: list(seat.ships_down),
      freed: seat.residence.left + seat.residence.middle + seat.residence.right,
    }),
  )
  const hall = Object.entries(view.hall).flatMap(([seat, owner]) =>
    typeof owner === 'number' ? [`${nameOf(seat)}: ${name(owner)}`] : [],
  )
  const tiles = Object.entries(view.tiles).map(
    ([tile, owners]) => `${tileName(tile)}: ${commas(owners.map(name))}`,
  )
  const hand = view.viewer === null ? undefined : view.seats[view.viewer]?.hand
  return [
    t('web-g-read-time', {
      decade: view.decade,
      round: view.round,
      markers: commas(view.markers.map(actionName)),
    }),
    t('web-read-row', { row: 'market', cards: list(view.market) }),
    ...docks,
    t('web-g-warship-docks', { count: view.warship.length, discs: commas(view.warship.map(name)) }),
    t('web-g-read-hall', { seats: commas(hall) }),
    t('web-g-read-tiles', { tiles: tiles.join('; ') }),
    ...seats,
    ...(hand ? [t('web-read-hand', { cards: list(hand) })] : []),
  ]
}
