/** What things are called, for people and for screen readers. */
import { t } from './words.svelte'

export const cardName = (card: string) => t('web-card', { colour: card[0] ?? '', value: card.slice(1) })
export const coins = (cards: readonly string[]) => cards.reduce((sum, card) => sum + Number(card[1]), 0)
export const amphoras = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + ({ '2': 2, '3': 1 }[card[1] ?? ''] ?? 0), 0)

/** The word after the verb: the card, colour or place a move names. */
export const thing = (move: string) => move.slice(move.indexOf(' ') + 1)
export const verb = (move: string) => move.split(' ', 1)[0] ?? move

/** A sentence with the notation's cards cut out, so that they can be drawn. */
export function cutCards(sentence: string): { text: string; card: string | null }[] {
  return sentence
    .split(/\b([RBYG][235])\b/)
    .map((text, at) => ({ text, card: at % 2 ? text : null }))
    .filter((part) => part.text !== '')
}

/** Equal cards are equal, but a page needs to tell them apart: each with its number among its twins. */
export function numbered(cards: readonly string[]): { card: string; key: string; copy: number }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { card, key: `${card}-${copy}`, copy }
  })
}
