/** The story of Guilds on its board: what goes where while an event is told, and what lies otherwise after it. */
import type { Happening } from '../api/types'
import type { Flight } from '../lib/flying'
import { verb } from '../lib/names'

/** What pays for a choice, or completes an exchange. */
const FURTHER = new Set(['play', 'pay', 'give'])
export const carriesOn = (move: string) => FURTHER.has(verb(move))

const at = (place: unknown) => `[data-at="${String(place)}"]`
const inMarket = (id: string | undefined) => `${at('market')} [data-card="${id}"]`
const hand = (seat: number | undefined) => at(`hand-${seat}`)
const discs = (seat: number | undefined) => `${at(`discs-${seat}`)} .emblem`
const fleet = (seat: number | undefined) => [at(`fleet-${seat}`), at(`points-${seat}`)]

type Flown = (event: Happening) => Flight
const FLOWN: Record<string, Flown> = {
  acted: ({ seat, space }) => ({ from: [discs(seat)], to: [at(`space-${space}`)] }),
  took: ({ seat, card }) => ({ from: [inMarket(card)], to: [hand(seat)] }),
  swapped: ({ seat, card }) => ({ from: [inMarket(card)], to: [hand(seat)] }),
  disc: ({ seat, place }) => ({ from: [discs(seat)], to: [at(place)] }),
  returned: ({ seat, from }) => ({ from: [`${at(from)} .emblem`], to: [discs(seat)] }),
  delivered: ({ seat, ship }) => ({ from: [at(`ship-${ship}`)], to: fleet(seat) }),
  warship: ({ seat, won }) => ({ from: [at('warship')], to: won ? fleet(seat) : [], sinks: !won }),
  seat: ({ seat, place }) => ({ from: [discs(seat)], to: [at(`seat-${String(place)}`)] }),
  tile: ({ seat, tile }) => ({ from: [discs(seat)], to: [at(`tile-${tile}`)] }),
  freed: ({ seat }) => ({ from: [`${at(`residence-${seat}`)} .emblem`], to: [discs(seat)] }),
}

export function flights(event: Happening): readonly Flight[] {
  const flight = FLOWN[event.kind]?.(event)
  return flight ? [flight] : []
}

const TOUCHED: Record<string, (event: Happening) => string[]> = {
  acted: ({ space }) => [at(`space-${space}`)],
  filled: ({ card }) => [inMarket(card)],
  swapped: ({ given }) => [inMarket(given)],
  disc: ({ place }) => [at(place)],
  returned: ({ from }) => [at(from)],
  delivered: ({ seat }) => [at(`fleet-${seat}`)],
  warship: ({ seat, won }) => (won ? [at(`fleet-${seat}`)] : []),
  ship: ({ ship }) => [at(`ship-${ship}`)],
  seat: ({ place }) => [at(`seat-${String(place)}`)],
  tile: ({ tile }) => [at(`tile-${tile}`)],
  marker: ({ to }) => [at(`space-${String(to)}`)],
}

/** What lies otherwise after an event. */
export const touched = (event: Happening): readonly string[] => TOUCHED[event.kind]?.(event) ?? []
