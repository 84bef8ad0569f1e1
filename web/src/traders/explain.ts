/** What things on a table of Traders are. */
import type { GameView } from '../api/types'
import { t } from '../lib/words.svelte'
import { amphoras, progress } from './board'
import { cardWorth } from './names'
import type { TradersView } from './types'

/** Places by the first word of their names. */
const KINDS = new Set(['market', 'farm', 'ship', 'tokens', 'hand', 'points', 'stock', 'piece', 'piles'])

export function explain(at: string, card: string, data: GameView): string {
  const view = data as TradersView
  const { board } = view
  if (card) return t('traders-page-what-card', { card: cardWorth(card), amphoras: amphoras([card], board) })
  const [kind = '', which = ''] = at.split('-')
  if (!KINDS.has(kind)) return ''
  return t(`traders-page-what-${kind}`, {
    ship: t('traders-page-ship', { colour: which }),
    ...progress(view),
    discount: board.discount ? 'yes' : 'no',
    double: board.double_action ? 'yes' : 'no',
  })
}
