/**
 * The player's guide: Markdown in which a comment before a paragraph says what it is about.
 *
 *     <!-- T6.1 T6.2; when discount; draw cards R5 R3 -->
 *
 * Numbers of the rules that it explains; the switches of a rule set under which it holds; a picture of the game's own.
 * What stands after `check` is for tests. A quotation is an example. Numbers that a switch decides stand in braces.
 */
import { spans, type Span } from './markdown'

/** Switches of a rule set: yes or no, a number, or one that grows with the players. */
export type Switches = Readonly<Record<string, unknown>>

export interface Paragraph {
  key: number
  rules: readonly string[]
  picture: string
  example: boolean
  spans: readonly Span[]
}
export interface Chapter {
  title: readonly Span[]
  paragraphs: readonly Paragraph[]
}

const COMMENT = /^<!--\s*(.*?)\s*-->$/
const RULE = /^[A-Z](-R)?\d/

/** The chapters of what is played by these switches, by so many players. */
export function read(markdown: string, switches: Switches, players: number): Chapter[] {
  const chapters: Chapter[] = []
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim())
  blocks.forEach((block, key) => {
    const lines = block.split('\n')
    if (lines[0]?.startsWith('## ')) chapters.push({ title: spans(lines.shift()!.slice(3)), paragraphs: [] })
    const about = COMMENT.exec(lines[0] ?? '')
    const chapter = chapters.at(-1)
    if (!about || lines.length < 2 || !chapter) return
    const parts = partsOf(about[1] ?? '')
    if (!parts.when.every((condition) => holds(condition, switches))) return
    const example = lines.slice(1).every((line) => line.startsWith('>'))
    const text = lines.slice(1).map((line) => (example ? line.slice(1) : line).trim())
    const filled = text.join(' ').replace(/\{(\w+)\}/g, (_, name: string) => amount(switches[name], players))
    ;(chapter.paragraphs as Paragraph[]).push({
      key,
      rules: parts.rules,
      picture: parts.draw,
      example,
      spans: spans(filled),
    })
  })
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0)
}

function partsOf(about: string) {
  const parts = about.split(';').map((part) => part.trim())
  const after = (word: string) =>
    parts.filter((part) => part.startsWith(`${word} `)).map((part) => part.slice(word.length + 1))
  return {
    rules: parts.flatMap((part) => part.split(' ').filter(() => RULE.test(part))),
    when: after('when').flatMap((all) => all.split(' and ')),
    draw: after('draw')[0] ?? '',
  }
}

/** `discount`, `not discount`, `pirates_from = 5`, `pirates_from != 5`. */
function holds(condition: string, switches: Switches): boolean {
  const [, name = '', sign = '', value = ''] = /^([\w ]+?)\s*(?:(!?=)\s*(\d+))?$/.exec(condition) ?? []
  if (sign) return (switches[name] === Number(value)) === (sign === '=')
  return name.startsWith('not ') ? switches[name.slice(4)] === false : switches[name] === true
}

interface Growing {
  fixed: number
  each: number
}
function amount(value: unknown, players: number): string {
  const { fixed, each } = typeof value === 'object' && value ? (value as Growing) : { fixed: value, each: 0 }
  return String(Number(fixed) + each * players)
}

/** The paragraph that explains a rule: the first that names it, or for a whole chapter of rules, one of its rules. */
export function explains(chapters: readonly Chapter[], rule: string): Paragraph | undefined {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs)
  return (
    all.find(({ rules }) => rules.includes(rule)) ??
    all.find(({ rules }) => rules.some((number) => number.startsWith(`${rule}.`)))
  )
}
