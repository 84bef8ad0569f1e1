/** What the server sends of a table of Traders. */
import type { Schemas } from '../api/types'

export type TradersView = Schemas['TradersView']
export type TradersBoard = Schemas['TradersBoard']
export type Ships = Schemas['TradersShips']
export type Colour = keyof Ships
export type Counts = Partial<Record<Colour, number>>
