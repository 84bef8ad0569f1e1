import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameView, Happening, LogEntry, TableAnswer } from '../src/api/types'
import { fold as foldGuilds } from '../src/guilds/fold'
import { verb } from '../src/lib/names'
import type { Session } from '../src/lib/session.svelte'
import type { Fold, Shown } from '../src/lib/shown'
import { beatsFrom, beatsOf, Telling, toldLog } from '../src/lib/telling.svelte'
import { lastTurns, turnsOf, turnsSince } from '../src/lib/turns'
import { fold as foldTraders } from '../src/traders/fold'
import { carriesOn } from '../src/traders/story'

interface Course {
  view: GameView
  steps: { happened: Happening[]; view?: GameView }[]
}
const read = (game: string) => JSON.parse(readFileSync(`tests/story-${game}.json`, 'utf8')) as Course

/** Rows of cards have no order, and nothing is the same as none. */
function plain(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? [...value].sort() : value.map(plain)
  if (!value || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([, one]) => one !== 0)
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one)]))
}

describe.each<[string, Fold]>([
  ['traders', foldTraders],
  ['guilds', foldGuilds],
])('the table as it is told: %s', (game, fold) => {
  it('comes to what the server shows, event by event', () => {
    const { view, steps } = read(game)
    let shown: Shown = { view, standings: [], turn: null }
    for (const step of steps) {
      shown = step.happened.reduce(fold, shown)
      if (step.view) expect(plain(shown.view)).toEqual(plain(step.view))
    }
  })
})

const entry = (step: number, seat: number | null, happened: Partial<Happening>[] = []): LogEntry =>
  ({
    step,
    seq: step,
    seat,
    move: 'take R5',
    words: '',
    parts: [{ text: `step ${step}` }],
    rule: null,
    events: [],
    happened,
  }) as unknown as LogEntry

describe('a story', () => {
  it('has a beat for each sentence, and what needs no words goes with the one before', () => {
    const words = [{ text: 'The red ship sails.' }]
    const beats = beatsOf(entry(4, 1, [{ kind: 'taken' }, { kind: 'sailed', words }, { kind: 'token' }]))
    expect(beats.map(({ parts }) => parts[0]?.text)).toEqual(['step 4', 'The red ship sails.'])
    expect(beats.map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ['taken'],
      ['sailed', 'token'],
    ])
    expect(beats.map(({ told }) => told)).toEqual([5, 5])
  })
  it('lets the log tell no more than it has told', () => {
    const log = [entry(0, 0, [{ kind: 'taken' }]), entry(1, 1, [{ kind: 'sold' }, { kind: 'token' }])]
    const kinds = (told: number, events: number) =>
      toldLog(log, told, events).map(({ happened }) => happened.map(({ kind }) => kind))
    expect(kinds(2, 1)).toEqual([['taken'], ['sold']])
    expect(kinds(1, Infinity)).toEqual([['taken']])
    expect(kinds(0, Infinity)).toEqual([])
  })
  it('says nothing of chance', () => {
    expect(beatsOf(entry(4, null))).toEqual([])
  })
  it('goes on with a decision that it began to tell before', () => {
    const log = ['buy', 'done', 'take R5'].map((move, step) => ({ ...entry(step, 1), move }))
    const heard = beatsFrom(log, 1, (move) => move === 'done')
    expect(heard.map(({ parts }) => parts[0]?.text)).toEqual(['step 2'])
  })
  it('takes nothing for the going on of what another player has begun', () => {
    const moves: [string, number][] = [
      ['double', 2],
      ['take R5', 2],
      ['take R3', 0],
      ['take B2', 1],
    ]
    const log = moves.map(([move, seat], step) => ({ ...entry(step, seat), move }))
    const heard = beatsFrom(log, 2, (_, begun) => begun === 'double')
    expect(heard.map(({ parts }) => parts[0]?.text)).toEqual(['step 2', 'step 3'])
  })
})

describe('a table that is heard', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const made = (move: string, seat: number, step: number): LogEntry => ({
    ...entry(step, seat, [{ kind: verb(move), seat }]),
    move,
    parts: [{ text: `${seat}: ${move}` }],
  })
  /** All sentences that are said while these moves come one by one, after those that were there already. */
  async function said(there: [string, number][], come: [string, number][]): Promise<string[]> {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('document', { visibilityState: 'visible', querySelectorAll: () => [] })
    const session = { seat: 0, table: null as TableAnswer | null }
    const heard: string[] = []
    const telling = new Telling(session as unknown as Session, {
      carriesOn,
      fold: (shown) => shown,
      flights: () => [],
    })
    const log = [...there, ...come].map(([move, seat], step) => made(move, seat, step))
    for (let length = there.length; length <= log.length; length++) {
      session.table = {
        id: 't',
        seat: 0,
        result: null,
        status: 'playing',
        log: log.slice(0, length),
      } as unknown as TableAnswer
      telling.hear(session.table)
    }
    for (let beat = 0; beat < 40 && telling.active; beat++) {
      const text = telling.beat?.parts[0]?.text
      if (text && heard.at(-1) !== text) heard.push(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(telling.active).toBe(false)
    return heard
  }

  it('tells every turn after the first card, whatever the bots had begun with', async () => {
    const come: [string, number][] = [
      ['take R5', 0],
      ['take R3', 1],
      ['take B2', 2],
    ]
    const all = ['0: take R5', '1: take R3', '2: take B2']
    for (const begun of ['take G2', 'double', 'buy'])
      expect(
        await said(
          [
            [begun, 2],
            ['take G3', 2],
          ],
          come,
        ),
      ).toEqual(all)
  })
  it('tells a Double Action in one sentence, and what the next player does', async () => {
    const come: [string, number][] = [
      ['take R5', 0],
      ['double', 1],
      ['take B5', 1],
      ['pay B5', 1],
      ['take Y2', 2],
    ]
    expect(await said([], come)).toEqual(['0: take R5', '1: double', '2: take Y2'])
  })
})

describe('turns', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, null), entry(3, 1), entry(4, 1), entry(5, 2)]
  it('are what one player does in a row, with what chance makes of it', () => {
    expect(turnsOf(log).map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 2],
      [2, 1],
    ])
  })
  it('are told since one last decided', () => {
    expect(turnsSince(log, 0).map(({ seat }) => seat)).toEqual([1, 2])
    expect(turnsSince([...log, entry(6, 0)], 0)).toEqual([])
  })
  it('stay in sight while one’s own is under way', () => {
    expect(lastTurns([...log, entry(6, 0)], 0, 3).map(({ seat }) => seat)).toEqual([1, 2])
    expect(lastTurns(log, null, 2).map(({ seat }) => seat)).toEqual([1, 2])
  })
})
