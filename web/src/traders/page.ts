/** What Traders brings to the page. */
import type { GameView, Part } from '../api/types'
import type { Chip, GamePage } from '../lib/game'
import type { ScoreRow, Sheet } from '../lib/scores'
import type { Sound } from '../lib/sound'
import { t } from '../lib/words.svelte'
import { progress } from './board'
import { describe } from './describe'
import { explain } from './explain'
import Drawings from './Drawings.svelte'
import { advice, cardName } from './names'
import { carriesOn, touched } from './story'
import { retell } from './retell'
import Still from './Still.svelte'
import Table from './Table.svelte'
import type { TradersView } from './types'

function draw({ kind, id = '' }: Part): Chip | null {
  const [colour = '', value = ''] = id
  if (kind === 'ship')
    return {
      hue: `var(--${colour})`,
      symbols: ['sail', `good-${colour}`],
      value: '',
      name: t('traders-page-ship', { colour }),
    }
  if (kind === 'token')
    return {
      hue: `var(--${colour})`,
      symbols: [`good-${colour}`],
      value: '',
      name: t('traders-page-token', { colour }),
    }
  if (kind !== 'card') return null
  return { hue: `var(--${colour})`, symbols: [`good-${colour}`], value, name: cardName(id) }
}

const course = (view: GameView, narrow = false) =>
  t(narrow ? 'traders-page-course-narrow' : 'traders-page-course', progress(view as TradersView))

const SOUNDS: Record<string, Sound> = {
  taken: 'card',
  bought: 'card',
  sailed: 'ship',
  sold: 'coins',
  raided: 'pirates',
}

interface Sale {
  step: number
  colour: string
  vp: number
}
const salesOf = (sheet: Sheet) => (sheet['sales'] ?? []) as Sale[]

/** Every payday with its colours, and what each seat sold for. */
function paydays(sheets: readonly Sheet[]): ScoreRow[] {
  const all = sheets.flatMap(salesOf)
  const steps = [...new Set(all.map(({ step }) => step))].sort((a, b) => a - b)
  return steps.flatMap((step, at) =>
    [...new Set(all.filter((sale) => sale.step === step).map(({ colour }) => colour))].map((colour) => ({
      key: `payday-${step}-${colour}`,
      label: t('traders-page-score-payday', { number: at + 1, colour }),
      values: sheets.map(
        (sheet) => salesOf(sheet).find((sale) => sale.step === step && sale.colour === colour)?.vp ?? null,
      ),
    })),
  )
}

export const page: GamePage = {
  Table,
  Still,
  Drawings,
  describe,
  course,
  retell,
  touched,
  explain,
  moveAt: (at, card) => (card && (at === 'farm' || at === 'market') ? `take ${card}` : null),
  soundOf: ({ kind }) => SOUNDS[kind] ?? null,
  draw,
  advice,
  carriesOn,
  sheet: {
    order: () => [],
    sources: paydays,
    parts: new Set(),
    sums: new Set(),
    unsaid: new Set(['vp']),
    beside: new Set(['tokens']),
  },
  picture: () => import('./Picture.svelte'),
}
