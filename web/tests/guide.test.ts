/** The guide: only what holds for the rules that are played, and the paragraph that explains a rule. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explains, read, type Switches } from '../src/lib/guide'
import { parse, under } from '../src/lib/markdown'

const TEXT = `# A game

Not part of it.

## Buying

<!-- T3.3 T-R1; draw cards R5 R2 -->
You buy **everything**
for its price.

<!-- T3.6; when discount -->
With tokens.

<!-- T5.2; when not discount and pirates_from != 5 -->
> Without; {new_market} and {new_farm} cards.

## Empty here

<!-- T6.4; when pirates_from = 5 -->
No pirates.

<!-- details T1.5 -->
`
const SWITCHES: Switches = {
  discount: false,
  pirates_from: 3,
  new_market: 2,
  new_farm: { fixed: 1, each: 2 },
}
const textOf = (switches: Switches) =>
  read(TEXT, switches, 3).map(({ title, paragraphs }) => [
    title.map(({ text }) => text).join(''),
    ...paragraphs.map(({ spans }) => spans.map(({ text }) => text).join('')),
  ])

describe('the guide', () => {
  it('tells only what holds, and leaves out chapters without anything', () => {
    expect(textOf(SWITCHES)).toEqual([
      ['Buying', 'You buy everything for its price.', 'Without; 2 and 7 cards.'],
    ])
  })

  it('follows house rules', () => {
    expect(textOf({ ...SWITCHES, discount: true, pirates_from: 5 })).toEqual([
      ['Buying', 'You buy everything for its price.', 'With tokens.'],
      ['Empty here', 'No pirates.'],
    ])
  })

  it('knows pictures, examples and rules', () => {
    const [first, second] = read(TEXT, SWITCHES, 3)[0]!.paragraphs
    expect([first?.picture, first?.example, first?.rules]).toEqual(['cards R5 R2', false, ['T3.3', 'T-R1']])
    expect([second?.picture, second?.example, second?.rules]).toEqual(['', true, ['T5.2']])
  })

  it('finds the paragraph that explains a rule, or a chapter of rules', () => {
    const chapters = read(TEXT, SWITCHES, 3)
    expect(explains(chapters, 'T-R1')?.rules).toContain('T3.3')
    expect(explains(chapters, 'T5')?.rules).toEqual(['T5.2'])
    expect(explains(chapters, 'T3.6')).toBeUndefined()
    expect(explains(chapters, 'T1.5')).toBeUndefined()
  })
})

describe('the numbered text behind it', () => {
  const blocks = parse(readFileSync(new URL('../../docs/rules/guilds.md', import.meta.url), 'utf8'))

  it('has what stands under a number, with all that follows it', () => {
    expect(under(blocks, ['G7.2'])).toHaveLength(1)
    expect(under(blocks, ['G8']).map(({ kind }) => kind)).toEqual(['heading', 'table', 'text'])
    expect(under(blocks, ['G9.2'])).toHaveLength(4)
    expect(under(blocks, ['G5']).map(({ kind }) => kind)).toEqual(['heading', 'text'])
  })
})
