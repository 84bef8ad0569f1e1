/** Cards, ships and places of Guilds: their parts, and what they are called. */
import { t } from '../lib/words.svelte'

export interface Trade {
  good: string | null
  action: string
  coins: number
}

export function trade(card: string): Trade {
  if (card.startsWith('base:')) return { good: null, action: card.slice(5), coins: 0 }
  const [good = '', action = '', coins = '0'] = card.split('/')
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

export const actionName = (action: string) => t('web-g-action', { action })
export const effectName = (effect: string) => t('web-g-effect', { effect })
export const tileName = (tile: string) => t('web-g-tile', { tile })

export function tradeName(card: string): string {
  const { good, action, coins } = trade(card)
  return good === null
    ? t('web-g-base', { action: actionName(action) })
    : t('web-g-trade', { good: t('web-good', { good }), action: actionName(action), coins })
}

export function shipName(name: string): string {
  const { good, effect, coins, danger } = ship(name)
  return t('web-g-ship', { good: t('web-good', { good }), effect: effectName(effect), coins, danger })
}

const SPACES = new Set(['market', 'residence', 'trading', 'warship', 'delivery'])
const EFFECTS = new Set('embargo palette commando favour opulence legacy intrigue luxury escorts'.split(' '))

/** A name of the notation, as a person would say it. */
export function nameOf(text: string): string {
  const [word = '', number] = text.split(' ')
  if (/^\d+[ab]$/.test(word) || word === 'forum')
    return t('web-g-seat', { seat: /^\d/.test(word) ? String(Number.parseInt(word)) : word })
  if (['left', 'middle', 'right'].includes(word)) return t('web-g-column', { column: word })
  if (word === 'anchor') return t('web-g-anchor')
  if (word === 'pile') return t('web-g-pile')
  if (EFFECTS.has(word)) return effectName(word)
  if (SPACES.has(word)) return number ? t('web-g-dock', { number }) : actionName(word)
  return tileName(word)
}
