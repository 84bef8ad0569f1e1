/** Short names for what the server sends; the shapes come from its OpenAPI description. */
import type { components } from './schema'

type Schemas = components['schemas']

export type Meta = Schemas['Meta']
export type TableAnswer = Schemas['TableAnswer']
export type TableLine = Schemas['TableLine']
export type Seat = Schemas['Seat']
export type LegalMove = Schemas['LegalMove']
export type LogEntry = Schemas['LogEntry']
export type ChatLine = Schemas['ChatLine']
export type ErrorDetail = Schemas['ErrorDetail']
export type HintMove = Schemas['HintMove']
export type Frame = Schemas['Frame']
export type Result = Schemas['Result']
export type Plans = Schemas['Plans']
export type Outlook = Schemas['Outlook']
export type Joined = Schemas['Joined']
export type Invitation = Schemas['Invitation']
export type NewTable = Schemas['NewTable']
export type SeatWish = Schemas['SeatWish']

type EventMessage = Schemas['EventMessage']
type TableMessage = Schemas['TableMessage']
export type LiveMessage =
  | EventMessage
  | TableMessage
  | Schemas['PresenceMessage']
  | Schemas['DoneMessage']
  | Schemas['RefusedMessage']
  | Schemas['BeatMessage']

/** Traders' colours, in the order of the notation. */
export type Colour = 'R' | 'B' | 'Y' | 'G'
export type Counts = Partial<Record<Colour, number>>

export interface TradersSeat {
  stock: string[]
  stored: string[]
  tokens: Counts
  flipped: Counts
  piece: boolean
  reserved: { row: 'market' | 'farm'; card: string } | null
  hand_size: number
  hand?: string[]
  vp?: string[]
  vp_unseen?: string[]
}

export interface Step {
  step: string
  [key: string]: unknown
}

export interface TradersView {
  rules: string
  players: number
  turn: number | 'chance' | null
  start: number
  viewer: number | null
  market: string[]
  farm: string[]
  ships: Record<Colour, number>
  seats: TradersSeat[]
  discard: string[]
  draw_size: number
  pending?: { seat: number; steps: Step[] }
  ending?: string
  memory?: { known: string[][]; vp: number[] }
}

export interface GuildsSeat {
  hand_size: number
  base: string[]
  hand?: string[]
  played: string[]
  disc: string | null
  available: number
  residence: { left: number; middle: number; right: number }
  ships_up: string[]
  ships_down: string[]
}

export interface GuildsView {
  rules: string
  players: number
  turn: number | 'chance' | null
  start: number
  viewer: number | null
  decade: number
  round: number
  market: string[]
  harbour: (string | null)[]
  docks: (number | null)[]
  warship: number[]
  anchor: number[]
  markers: string[]
  neutral: string[]
  hall: Record<string, number | 'neutral'>
  forum: number[]
  tiles: Record<string, number[]>
  seats: GuildsSeat[]
  discard: string[]
  draw_size: number
  pile_size: number
  pending?: { seat: number; space: string | null; guild: boolean; steps: Step[] }
  ending?: string
  memory?: { known: string[][]; ship_bottom: string[] }
}

export type GameView = TradersView | GuildsView
