/** The log as people read it: cards drawn one after the other, or paid one by one, make one line. */
import type { LogEntry } from '../api/types'
import { tradeName } from '../guilds/names'
import { thing, verb } from './names'
import { words } from './words.svelte'

export interface Line {
  step: number
  seat: number | null
  words: string
  rule: string | null
  events: string[]
}

const JOINED = new Set(['pay', 'spend', 'store', 'flip', 'draw', 'play'])

function joins(before: LogEntry | undefined, entry: LogEntry): boolean {
  if (!before?.move || !entry.move || before.seat !== entry.seat || before.events.length > 0) return false
  return JOINED.has(verb(entry.move)) && verb(before.move) === verb(entry.move) && before.rule === entry.rule
}

/** What a sentence calls the thing of a move: Traders as the notation does, Guilds by its name. */
const called = (move: string) => (/[/:]/.test(move) ? tradeName(thing(move)) : thing(move))

/** “a, b and c” in the reader's language. */
const listed = (names: readonly string[]) => new Intl.ListFormat(words.language).format(names)

/** One sentence that names all the things; where it cannot be made, one sentence after the other. */
function joined(entries: readonly LogEntry[]): string {
  const first = entries[0]
  if (!first?.move || entries.length === 1) return first?.words ?? ''
  const name = called(first.move)
  if (!first.words.includes(name)) return entries.map((entry) => entry.words).join(' ')
  const names = entries.map((entry) => called(entry.move ?? ''))
  return first.words.replace(name, name === thing(first.move) ? names.join(' ') : listed(names))
}

/** “Done” says nothing that the next line does not. */
const worthALine = (entry: LogEntry) => entry.move !== 'done' || entry.events.length > 0

export function lines(log: readonly LogEntry[]): Line[] {
  const groups: LogEntry[][] = []
  for (const entry of log.filter(worthALine)) {
    const last = groups.at(-1)
    if (last && joins(last.at(-1), entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups.map((group) => ({
    step: (group.at(-1)?.step ?? 0) + 1,
    seat: group[0]?.seat ?? null,
    words: joined(group),
    rule: group[0]?.rule ?? null,
    events: group.flatMap((entry) => entry.events),
  }))
}
