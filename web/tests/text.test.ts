import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, search, spans } from '../src/lib/markdown'
import { numbered, readable, thing, verb } from '../src/lib/names'
import { scoreRows } from '../src/lib/scores'

const RULES = readFileSync(new URL('../../docs/rules/traders.md', import.meta.url), 'utf8')

describe('names', () => {
  it('tells equal cards apart', () => {
    expect(numbered(['R2', 'R2', 'B3']).map((one) => one.key)).toEqual(['R2-0', 'R2-1', 'B3-0'])
  })

  it('takes moves apart', () => {
    expect([verb('reserve market R5'), thing('reserve market R5')]).toEqual(['reserve', 'market R5'])
  })

  it('makes names of data readable', () => {
    expect(readable('hand_size')).toBe('Hand size')
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
    const cells = RULES.match(/^\|.*\|$/m)?.[0]
      .split('|')
      .slice(1, -1)
    expect(cells?.length).toBeGreaterThan(2)
    expect(table?.kind === 'table' && table.rows[0]?.length).toBe(cells?.length)
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
    const rows = scoreRows(
      [
        { hall: 4, tiles: { coins: 7 }, total: 11 },
        { hall: 2, tiles: {}, total: 2 },
      ],
      [],
    )
    expect(rows.map((row) => row.key)).toEqual(['hall', 'coins', 'total'])
    expect(rows[1]?.values).toEqual([7, null])
  })

  it('has what the game orders in that order, whoever has it', () => {
    const rows = scoreRows(
      [
        { hall: 1, ships: 2, tiles: { late: 7 }, total: 10 },
        { hall: 2, ships: 0, tiles: { early: 3, last: 1 }, total: 6 },
      ],
      ['early', 'late', 'last'],
    )
    expect(rows.map((row) => row.key)).toEqual(['hall', 'ships', 'early', 'late', 'last', 'total'])
  })

  it('leaves out lists, which tell where points came from', () => {
    const rows = scoreRows([{ vp: 3, sales: [{ step: 4, vp: 3 }], total: 3 }], [])
    expect(rows.map((row) => row.key)).toEqual(['vp', 'total'])
  })

  it('has what is no points below the total, for it was not added', () => {
    const rows = scoreRows([{ vp: 3, tokens: 8, total: 3 }], [], new Set(['tokens']))
    expect(rows.map((row) => row.key)).toEqual(['vp', 'total', 'tokens'])
  })
})
