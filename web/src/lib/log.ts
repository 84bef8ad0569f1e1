/** The log as people read it: things named one by one in equal sentences are named in one, a decision is one line. */
import type { LogEntry, Part } from '../api/types'
import type { Piece, Pieces } from './parts'

export interface Line {
  step: number
  seat: number | null
  parts: Pieces
  rule: string | null
  events: readonly Told[]
}

/** What followed by itself, and the rule behind it. */
export interface Told {
  parts: readonly Part[]
  rule: string | null
}

/** Events that have a sentence of their own; the rest is said by the move. */
export const told = (entries: readonly LogEntry[]): Told[] =>
  entries.flatMap((entry) =>
    entry.happened.flatMap((event) =>
      event.words?.length ? [{ parts: event.words, rule: event.rule }] : [],
    ),
  )

/** What followed by itself since a seat last decided. */
export function news(log: readonly LogEntry[], seat: number | null): Told[] {
  const own = log.findLastIndex((entry) => entry.seat === seat)
  return told(log.slice(Math.max(0, own)))
}

/** Where a sentence has the thing that its move names. */
const slotOf = ({ move, parts }: LogEntry) => {
  const named = move?.split(' ').at(-1)
  return parts.findIndex((part) => part.kind !== undefined && part.id === named)
}

/** A sentence without that thing, so that sentences can be compared; null when it names none. */
function formOf(entry: LogEntry): string | null {
  const slot = slotOf(entry)
  return slot < 0 ? null : JSON.stringify(entry.parts.map((part, at) => (at === slot ? part.kind : part)))
}

const alike = (a: LogEntry, b: LogEntry) => {
  const form = formOf(a)
  return form !== null && form === formOf(b)
}

const SPACE: Part = { text: ' ' }

/** What is said in one line: sentences of the same form are one, with all their things. */
function said(entries: readonly LogEntry[]): Pieces {
  const sentences: LogEntry[][] = []
  for (const entry of entries) {
    const last = sentences.at(-1)
    if (last?.[0] && alike(last[0], entry)) last.push(entry)
    else sentences.push([entry])
  }
  return sentences.flatMap((group, at) => (at ? [SPACE, ...joined(group)] : joined(group)))
}

function joined([first, ...more]: readonly LogEntry[]): Piece[] {
  if (!first) return []
  const slot = slotOf(first)
  const things = more.flatMap((entry) => entry.parts[slotOf(entry)] ?? [])
  return first.parts.map((part, at) => (at === slot && things.length ? [part, ...things] : part))
}

type CarriesOn = (move: string, begun: string) => boolean

function belongs(group: readonly LogEntry[], entry: LogEntry, carriesOn: CarriesOn): boolean {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || last.seat !== entry.seat || told([last]).length > 0) return false
  if (entry.seat === null || last.seq === entry.seq || alike(last, entry)) return true
  return entry.move !== null && first.move !== null && carriesOn(entry.move, first.move)
}

/** “Done” says nothing that the next line does not, unless something followed from it. */
const isEmpty = (group: readonly LogEntry[]) =>
  group.every((entry) => entry.move === 'done') && told(group).length === 0

function line(group: readonly LogEntry[]): Line {
  const speaking = group.filter((entry) => entry.move !== 'done')
  return {
    step: (group.at(-1)?.step ?? 0) + 1,
    seat: group[0]?.seat ?? null,
    parts: said(speaking.length ? speaking : group),
    rule: group[0]?.rule ?? null,
    events: told(group),
  }
}

/** Moves of one decision share a change of the table; a bot makes them one by one, and the game says which go on. */
export function lines(log: readonly LogEntry[], carriesOn: CarriesOn): Line[] {
  const groups: LogEntry[][] = []
  for (const entry of log) {
    const last = groups.at(-1)
    if (last && belongs(last, entry, carriesOn)) last.push(entry)
    else groups.push([entry])
  }
  return groups.filter((group) => !isEmpty(group)).map(line)
}
