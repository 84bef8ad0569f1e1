/** Any view as things to be shown: each with a label, and a text, a row of things, or parts of its own. */
import type { AnyView } from '../api/types'
import { readable } from '../lib/names'
import { listed as inWords } from '../lib/parts'
import { t, words } from '../lib/words.svelte'

export interface Field {
  key: string
  label: string
  text?: string
  row?: readonly string[]
  parts?: readonly Field[]
}

/** Shown elsewhere on the table, or of no use to a reader. */
const ELSEWHERE = new Set(['rules', 'house', 'players', 'viewer', 'turn', 'seats', 'pending', 'ending'])
/** Numbers under these names are seats. */
const SEATS = new Set(['seat', 'start', 'turn'])

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

export function labelOf(key: string): string {
  const name = `web-field-${key.replaceAll('_', '-')}`
  return words.has(name) ? t(name) : readable(key)
}

function textOf(key: string, value: unknown, names: readonly string[]): string {
  if (value === null || value === '') return t('web-nothing')
  if (typeof value === 'boolean') return t(value ? 'web-yes' : 'web-no')
  const seat = typeof value === 'number' && SEATS.has(key) ? names[value] : undefined
  return seat ?? String(value)
}

export function fieldOf(key: string, value: unknown, names: readonly string[], label = labelOf(key)): Field {
  if (isPlain(value)) return { key, label, text: textOf(key, value, names) }
  if (Array.isArray(value)) return { key, label, ...listed(value, names) }
  return { key, label, parts: fieldsOf(value as AnyView, names) }
}

/** Things of one row, or one part each: by the names of the seats where there is one for each. */
function listed(values: readonly unknown[], names: readonly string[]): Pick<Field, 'row' | 'parts'> {
  if (values.every(isPlain)) return { row: values.map((value) => textOf('', value, names)) }
  const titles = values.length === names.length ? names : values.map((_, at) => String(at + 1))
  return { parts: values.map((value, at) => fieldOf(String(at), value, names, titles[at])) }
}

export const fieldsOf = (data: AnyView, names: readonly string[]): Field[] =>
  Object.entries(data).map(([key, value]) => fieldOf(key, value, names))

/** All of the table but the seats. */
export const tableFields = (view: AnyView, names: readonly string[]): Field[] =>
  fieldsOf(view, names).filter(({ key }) => !ELSEWHERE.has(key))

/** What a seat has in sight of the viewer. */
export function seatFields(view: AnyView, seat: number, names: readonly string[]): Field[] {
  const seats = view['seats']
  const shown: unknown = Array.isArray(seats) ? seats[seat] : null
  return shown && typeof shown === 'object' ? fieldsOf(shown as AnyView, names) : []
}

/** A field as a phrase, for those who would rather hear it. */
export function spoken({ label, text, row, parts }: Field): string {
  const value = text ?? inWords(row ?? parts?.map(spoken) ?? [])
  return t('web-read-field', { label, value })
}
