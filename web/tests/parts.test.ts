import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource('row = Market: { $cards }.\nseat = { $name } has { $cards }, stored { $stored }'),
)
vi.mock('../src/lib/words.svelte', () => ({
  t: (key: string, values?: Record<string, string | number>) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern, values) : key
  },
}))
const { listOf, say } = await import('../src/lib/parts')

describe('a sentence of the page', () => {
  it('keeps its things apart from its text', () => {
    const cards = listOf('card', ['R5', 'B2'])
    expect(say('row', { cards })).toEqual([{ text: 'Market: ' }, cards, { text: '.' }])
  })

  it('has each thing at its place', () => {
    const card = { kind: 'card', id: 'R5', text: 'R5' }
    const pieces = say('seat', { name: 'Ann', cards: card, stored: listOf('card', []) })
    expect(pieces).toEqual([{ text: 'Ann has ' }, card, { text: ', stored ' }, { text: 'web-nothing' }])
  })
})
