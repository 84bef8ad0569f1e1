/** What a choice would lead to, in as few words as a turn is told: first what it brings, then what it costs. */
import type { Happening, Outlook } from '../api/types'
import { textOf, type Pieces } from '../lib/parts'
import { retell } from './retell'
import type { TradersView } from './types'

/** What the button says that one points at. */
const CHOSEN = new Set(['taken', 'bought', 'doubled', 'reserved', 'stored', 'passed'])
const GAINS = new Set(['sold', 'token'])

export function foreseen(outlook: Outlook, view: TradersView, names: readonly string[]): Pieces[] {
  const { happened, parts } = outlook
  const told = new Set(happened.flatMap(({ words }) => (words ? [textOf(words)] : [])))
  const briefly = (fits: (event: Happening) => boolean) =>
    retell(happened.filter(fits), view, names, view.viewer)
  return [
    ...briefly(({ kind }) => GAINS.has(kind)),
    ...parts.filter((sentence) => !told.has(textOf(sentence))),
    ...briefly(({ kind }) => !GAINS.has(kind) && !CHOSEN.has(kind)),
  ]
}
