/** Keys for those who know the table: single letters, which never act while someone is writing. */
import { settings } from './settings.svelte'

export interface Pressed {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  target: EventTarget | null
}

/** Those of every table and replay, in the order in which the settings show them. */
export const KEYS: readonly string[] = ['h', 'u', 'r', 'Esc', 'arrows', 'space']

/** Escape closes what is on top: a dialog by itself, else what listens first. */
export const leaves = (event: KeyboardEvent) =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest('dialog'))

/** The letter or digit that was pressed alone, or null when it was meant for something else. */
export function plainKey(event: Pressed): string | null {
  if (!settings.keys || event.ctrlKey || event.altKey || event.metaKey || event.key.length > 1) return null
  const busy = event.target instanceof Element && event.target.closest('input, select, textarea, dialog')
  return busy ? null : event.key.toLowerCase()
}
