/** Sentences as parts: text, and things that a game can draw. */
import type { Part } from '../api/types'
import { t, words } from './words.svelte'

/** Things named one after the other stand in a list of their own. */
export type Piece = Part | readonly Part[]
export type Pieces = readonly Piece[]
type Value = string | number | Piece

/** Around the number of a thing while the sentence is put together; no name has it. */
const MARK = '\0'

const isText = (value: Value): value is string | number => typeof value !== 'object'

/** A message of the page in which some of the values are things. */
export function say(key: string, values: Record<string, Value>): Pieces {
  const things: Piece[] = []
  const filled = Object.entries(values).map(([name, value]) => {
    if (isText(value)) return [name, value] as const
    things.push(value)
    return [name, `${MARK}${things.length - 1}${MARK}`] as const
  })
  const pieces = t(key, Object.fromEntries(filled)).split(MARK)
  return pieces.flatMap((piece, at): Piece[] => {
    if (at % 2) return [things[Number(piece)] ?? []]
    return piece ? [{ text: piece }] : []
  })
}

/** “a, b and c” in the reader's language; `nothing` where there are none. */
export const listed = (texts: readonly string[]) =>
  texts.length ? new Intl.ListFormat(words.language).format(texts) : t('web-nothing')

/** Things of one kind, each by its id; `nothing` where there are none. */
export const listOf = (kind: string, ids: readonly string[]): Piece =>
  ids.length ? ids.map((id) => ({ kind, id, text: id })) : { text: t('web-nothing') }

export const textOf = (parts: readonly Part[]) => parts.map((part) => part.text).join('')
