/** Cards of Traders: their parts, and what they are called. */
import { thing, verb } from '../lib/names'
import { t } from '../lib/words.svelte'

const parts = (card: string) => ({ colour: card[0] ?? '', value: card.slice(1) })

/** Short, for a card within a sentence; with its worth, for a card that lies somewhere. */
export const cardName = (card: string) => t('traders-page-card', parts(card))
export const cardWorth = (card: string) => t('traders-page-card-worth', parts(card))
/** What a button says that takes or reserves the card that is named beside it. */
export const moveLabel = (move: string) => t(`traders-page-move-${verb(move)}`)
export const coins = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + Number(parts(card).value), 0)

/** A move as advice: “Take as coins: Red fabric 5”. */
export function advice(move: string): string {
  const named = move.includes(' ') ? (thing(move).split(' ').at(-1) ?? '').replace('*', '') : ''
  const card = named.length > 1 ? cardName(named) : named && t('traders-page-token', { colour: named })
  return t('traders-page-advice', { move: verb(move), card })
}
