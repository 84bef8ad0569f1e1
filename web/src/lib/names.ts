/** What the page calls moves and seats, whatever the game. */
import type { Seat } from '../api/types'
import { t } from './words.svelte'

/** A seat that nobody has taken yet is called by its number. */
export const seatName = (seat: Seat) =>
  seat.kind === 'open' ? t('seat-name', { number: seat.seat + 1 }) : seat.name

/** Where there is little room: a bot that took over goes by the name of whom it plays for. */
export const calledBriefly = (seat: Seat) =>
  seat.left && seat.level ? seatName(seat).replace(` (${seat.level})`, '') : seatName(seat)

/** The word after the verb: the card, colour or place a move names. */
export const thing = (move: string) => move.slice(move.indexOf(' ') + 1)
export const verb = (move: string) => move.split(' ', 1)[0] ?? move

/** A name from the server's data as people would write it: “hand_size” is “Hand size”. */
export function readable(name: string): string {
  const spaced = name.replaceAll(/[_-]/g, ' ')
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
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
