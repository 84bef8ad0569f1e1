/** What a game without a page of its own brings: its data and its moves, readable and playable. */
import type { Part } from '../api/types'
import type { Chip, GamePage } from '../lib/game'
import { seatFields, spoken, tableFields } from './fields'
import Still from './Still.svelte'
import Table from './Table.svelte'

function draw({ kind, text }: Part): Chip | null {
  return kind === 'card' ? { hue: 'var(--stone)', symbols: [], value: text, name: text } : null
}

export const page: GamePage = {
  Table,
  Still,
  Drawings: null,
  describe: (view, names) => [
    ...tableFields(view, names).map((field) => [{ text: spoken(field) }]),
    ...names.map((name, seat) => [
      { text: spoken({ key: name, label: name, parts: seatFields(view, seat, names) }) },
    ]),
  ],
  course: () => '',
  retell: () => [],
  touched: () => [],
  explain: () => '',
  moveAt: () => null,
  soundOf: () => null,
  draw,
  carriesOn: () => false,
  sheet: { order: () => [], sources: () => [], parts: new Set(), sums: new Set() },
}
