import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, search, spans } from '../src/lib/markdown'
import { cut, numbered, thing, verb } from '../src/lib/names'
import { scoreRows } from '../src/lib/scores'

const RULES = readFileSync(new URL('../../docs/rules/traders.md', import.meta.url), 'utf8')

describe('sentences', () => {
  it('cuts out cards of both games and names of the notation', () => {
    expect(cut('Ann pays R5 B2.').map((part) => part.kind)).toEqual(['text', 'card', 'text', 'card', 'text'])
    expect(cut('oils/market/5').map((part) => part.kind)).toEqual(['trade'])
    expect(cut('glass/palette/5/1').map((part) => part.kind)).toEqual(['ship'])
    expect(cut('She chooses “guild-hall-1”.').at(1)).toEqual({ kind: 'name', text: 'guild-hall-1' })
  })

  it('leaves words alone that only look a little like cards', () => {
    expect(cut('R2D2 and T5.2')).toEqual([{ kind: 'text', text: 'R2D2 and T5.2' }])
  })

  it('tells equal cards apart', () => {
    expect(numbered(['R2', 'R2', 'B3']).map((one) => one.key)).toEqual(['R2-0', 'R2-1', 'B3-0'])
  })

  it('takes moves apart', () => {
    expect([verb('reserve market R5'), thing('reserve market R5')]).toEqual(['reserve', 'market R5'])
  })
})

describe('the rules', () => {
  const blocks = parse(RULES)

  it('can be opened at every numbered rule', () => {
    const found = new Set(blocks.map((block) => block.rule))
    const numbers = [...RULES.matchAll(/^\s*(?:- |\d+\. )\**(T(?:\d+\.\d+|-R\d+))/gm)].map(
      (match) => match[1],
    )
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers.filter((number) => !found.has(number ?? ''))).toEqual([])
  })

  it('keeps tables as tables', () => {
    const table = blocks.find((block) => block.kind === 'table')
    expect(table?.kind === 'table' && table.rows[0]?.length).toBe(5)
  })

  it('finds what is searched for, under its heading', () => {
    const found = search(blocks, 'pirate')
    expect(found[0]?.kind).toBe('heading')
    expect(
      found.filter((block) => block.kind !== 'heading').every((block) => /pirate/i.test(block.text)),
    ).toBe(true)
    expect(search(blocks, 'no such word anywhere')).toEqual([])
  })

  it('reads bold, emphasis and code', () => {
    expect(spans('a **b** `c` *d*').map((span) => span.kind)).toEqual([
      'plain',
      'bold',
      'plain',
      'code',
      'plain',
      'em',
    ])
  })
})

describe('a score sheet', () => {
  it('lays parts down and seats across, the total last', () => {
    const rows = scoreRows([
      { hall: 4, tiles: { coins: 7 }, total: 11 },
      { hall: 2, tiles: {}, total: 2 },
    ])
    expect(rows.map((row) => row.key)).toEqual(['hall', 'coins', 'total'])
    expect(rows[1]?.values).toEqual([7, null])
  })

  it('has the tiles by decade, whoever has them', () => {
    const rows = scoreRows([
      { hall: 1, ships: 2, tiles: { coins: 7 }, total: 10 },
      { hall: 2, ships: 0, tiles: { 'residence-1': 3, goods: 1 }, total: 6 },
      { hall: 2, ships: 1, tiles: { 'victory-points': 4 }, total: 7 },
    ])
    expect(rows.map((row) => row.key)).toEqual([
      'hall',
      'ships',
      'residence-1',
      'victory-points',
      'coins',
      'goods',
      'total',
    ])
  })
})
