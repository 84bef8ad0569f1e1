/** The log as people read it: cards drawn or paid one by one make one sentence, what belongs together one line. */
import type { LogEntry } from '../api/types'
import { tradeName } from '../guilds/names'
import { thing, verb } from './names'
import { words } from './words.svelte'

export interface Line {
  step: number
  seat: number | null
  words: string
  rule: string | null
  events: Told[]
}

/** A sentence, and the rule that stood in brackets at its end. */
export interface Told {
  words: string
  rule: string | null
}

/** Verbs that only carry on what the move before has begun. */
const FOLLOWS = new Set(['flip', 'pay', 'spend', 'done'])

export function told(sentence: string): Told {
  const match = /\s*[(（]([TG][-\w.]+)[)）]([.。]?)$/.exec(sentence)
  if (!match) return { words: sentence, rule: null }
  return { words: sentence.slice(0, match.index) + match[2], rule: match[1] ?? null }
}

/** What a sentence calls the thing of a move: Traders as the notation does, Guilds by its name. */
const called = (move: string) => (/[/:]/.test(move) ? tradeName(thing(move)) : thing(move))

/** “a, b and c” in the reader's language; cards that are drawn as such need no commas. */
const listed = (moves: readonly string[]) =>
  moves.every((move) => called(move) === thing(move))
    ? moves.map(called).join(' ')
    : new Intl.ListFormat(words.language).format(moves.map(called))

/** A sentence without its card, so that sentences can be compared; null when it names none. */
function frame(entry: LogEntry): string | null {
  if (!entry.move?.includes(' ')) return null
  const card = called(entry.move)
  const at = card.length > 1 ? entry.words.indexOf(card) : -1
  return at < 0 ? null : `${entry.words.slice(0, at)}\0${entry.words.slice(at + card.length)}`
}

/** Cards in the same sentence are named in one. */
function sentences(entries: readonly LogEntry[]): string {
  const parts: { frame: string | null; words: string; moves: string[] }[] = []
  for (const entry of entries) {
    const [shape, last] = [frame(entry), parts.at(-1)]
    if (shape !== null && last?.frame === shape) last.moves.push(entry.move ?? '')
    else parts.push({ frame: shape, words: entry.words, moves: [entry.move ?? ''] })
  }
  return parts.map((part) => part.frame?.replace('\0', listed(part.moves)) ?? part.words).join(' ')
}

function belongs(group: readonly LogEntry[], entry: LogEntry): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || last.seat !== entry.seat || last.events.length > 0) return false
  if (entry.seat === null) return true
  if (!entry.move || !last.move) return false
  const again = verb(entry.move) === verb(last.move) && frame(entry) !== null && frame(entry) === frame(last)
  return again || FOLLOWS.has(verb(entry.move)) || first.move === 'double'
}

function line(group: readonly LogEntry[]): Line {
  const said = group.filter((entry) => entry.move !== 'done')
  return {
    step: (group.at(-1)?.step ?? 0) + 1,
    seat: group[0]?.seat ?? null,
    words: sentences(said.length ? said : group),
    rule: group[0]?.rule ?? null,
    events: group.flatMap((entry) => entry.events).map(told),
  }
}

/** “Done” says nothing that the next line does not, unless something followed from it. */
const empty = (group: readonly LogEntry[]) =>
  group.every((entry) => entry.move === 'done' && entry.events.length === 0)

export function lines(log: readonly LogEntry[]): Line[] {
  const groups: LogEntry[][] = []
  for (const entry of log) {
    const last = groups.at(-1)
    if (last && belongs(last, entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups.filter((group) => !empty(group)).map(line)
}
