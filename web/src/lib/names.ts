/** What things are called, for people and for screen readers. */
import type { Seat } from '../api/types'
import { t } from './words.svelte'

const parts = (card: string) => ({ colour: card[0] ?? '', value: card.slice(1, 2) })

/** Short, for a card within a sentence; with its worth, for a card that lies somewhere. */
export const cardName = (card: string) => t('web-card', parts(card))
export const cardWorth = (card: string) => t('web-card-worth', parts(card))
/** What a button says that takes or reserves the card that is named beside it. */
export const moveLabel = (move: string) => t(`web-move-${verb(move)}`)
export const coins = (cards: readonly string[]) => cards.reduce((sum, card) => sum + Number(card[1]), 0)
export const amphoras = (cards: readonly string[]) =>
  cards.reduce((sum, card) => sum + ({ '2': 2, '3': 1 }[card[1] ?? ''] ?? 0), 0)

/** A seat that nobody has taken yet is called by its number. */
export const seatName = (seat: Seat) =>
  seat.kind === 'open' ? t('web-seat-name', { number: seat.seat + 1 }) : seat.name

/** The word after the verb: the card, colour or place a move names. */
export const thing = (move: string) => move.slice(move.indexOf(' ') + 1)
export const verb = (move: string) => move.split(' ', 1)[0] ?? move

/** A part of a sentence: plain text, or something of the notation that can be drawn or named. */
export interface Part {
  kind: 'text' | 'card' | 'trade' | 'base' | 'ship' | 'name'
  text: string
}

const GOODS = 'dyes|oils|glass|cedar|jewelry'
const ACTIONS = 'market|residence|trading|warship|delivery'
const NOTATION = new RegExp(
  [
    String.raw`(?<!\()\b(?<card>[RBYG][235])\b`,
    String.raw`\b(?<ship>(?:${GOODS})/[a-z]+/\d/\d)`,
    String.raw`\b(?<trade>(?:${GOODS})/(?:${ACTIONS})/\d)`,
    String.raw`\b(?<base>base:(?:${ACTIONS}))`,
    String.raw`[“„「](?<name>[a-z][a-z0-9 -]*)[”“」]`,
  ].join('|'),
  'g',
)

/** A sentence with the notation cut out, so that cards can be drawn and things named in the reader's language. */
export function cut(sentence: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of sentence.matchAll(NOTATION)) {
    const [kind, text] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [
      'text',
      '',
    ]
    if (match.index > from) parts.push({ kind: 'text', text: sentence.slice(from, match.index) })
    parts.push({ kind: kind as Part['kind'], text: text ?? '' })
    from = match.index + match[0].length
  }
  if (from < sentence.length) parts.push({ kind: 'text', text: sentence.slice(from) })
  return parts
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
