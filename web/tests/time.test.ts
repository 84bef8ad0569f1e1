import { expect, it } from 'vitest'
import { ago } from '../src/lib/time'

it.each([
  [59, 'en', null],
  [60, 'en', '1 minute ago'],
  [7300, 'de', 'vor 2 Stunden'],
  [200_000, 'nl', '2 dagen geleden'],
  [300, 'ja', '5 分前'],
])('tells %i seconds in %s', (seconds, language, words) => {
  expect(ago(seconds, language)).toBe(words)
})
