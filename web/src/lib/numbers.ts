/** Figures as the reader's language writes them. */
import { words } from './words.svelte'

export const percent = (share: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
  new Intl.NumberFormat(words.language, { style: 'percent', signDisplay }).format(share)
