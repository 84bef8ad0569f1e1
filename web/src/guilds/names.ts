/** Cards, ships and places of Guilds: their parts, and what they are called. */
import { t } from '../lib/words.svelte'
import type { Good, Space } from './types'

export interface Trade {
  good: Good | null
  action: Space
  coins: number
}

export function trade(card: string): Trade {
  if (card.startsWith('base:')) return { good: null, action: card.slice(5) as Space, coins: 0 }
  const [good, action, coins] = card.split('/') as [Good, Space, string]
  return { good, action, coins: Number(coins) }
}

export interface Ship {
  good: string
  effect: string
  coins: number
  danger: number
}

export function ship(name: string): Ship {
  const [good = '', effect = '', coins = '0', danger = '0'] = name.split('/')
  return { good, effect, coins: Number(coins), danger: Number(danger) }
}

export const actionName = (action: string) => t('guilds-name-action', { action })
export const effectName = (effect: string) => t('guilds-name-effect', { effect })
export const tileName = (tile: string) => t('guilds-name-tile', { tile })

export function tradeName(card: string): string {
  const { good, action, coins } = trade(card)
  return good === null
    ? t('guilds-name-base', { action: actionName(action) })
    : t('guilds-name-trade', { good: t('guilds-name-good', { good }), action: actionName(action), coins })
}

export function shipName(name: string): string {
  const { good, effect, coins, danger } = ship(name)
  return t('guilds-name-ship', {
    good: t('guilds-name-good', { good }),
    effect: effectName(effect),
    coins,
    danger,
  })
}

/** With what the ship can do for its owner. */
export const shipWithEffect = (name: string) =>
  `${shipName(name)}. ${effectName(ship(name).effect)}: ${t('guilds-name-effect-about', { effect: ship(name).effect })}`

const columnName = (column: string) => t('guilds-name-column', { column })
export const seatName = (seat: string) =>
  t('guilds-name-seat', { seat: seat === 'forum' ? seat : Number.parseInt(seat) })

/** The place that a move is about, as a person would say it. */
export function placeName(move: string): string {
  const [verb, place = '', number] = move.split(' ')
  if (verb === 'seat') return seatName(place)
  if (verb === 'tile') return tileName(place)
  if (verb === 'free') return columnName(place)
  if (place === 'anchor') return t('guilds-page-anchor')
  return number ? t('guilds-name-dock', { number }) : actionName(place)
}

/** Moves that are named as a whole. */
const WHOLE: Readonly<Record<string, string>> = {
  'take pile': 'take-pile',
  'dock warship': 'dock-warship',
  'deliver warship': 'deliver-warship',
  'deliver anchor': 'deliver-anchor',
}

/** A move as advice or on a button: “Deliver at dock 3”. */
export function advice(move: string): string {
  const [verb = '', first = '', second = ''] = move.split(' ')
  const what =
    verb === 'marker' ? actionName(first) : EFFECTS.has(verb) ? effectName(first) : thingName(verb, move)
  const kind = WHOLE[move] ?? verb
  return t('guilds-page-advice', { move: kind, what, target: verb === 'marker' ? actionName(second) : '' })
}

const EFFECTS = new Set(['use', 'ready'])
const CARDS = new Set(['play', 'take', 'swap', 'give', 'pay'])
const thingName = (verb: string, move: string) =>
  CARDS.has(verb) && move !== 'take pile' ? tradeName(move.slice(verb.length + 1)) : placeName(move)
