/** As much Markdown as our rules use: headings, paragraphs, lists, tables, bold, emphasis, code. */
export interface Span {
  text: string
  kind: 'plain' | 'bold' | 'em' | 'code'
}
export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; text: string; rule: string | null }
  | { kind: 'text'; spans: Span[]; text: string; rule: string | null; item: boolean }
  | { kind: 'table'; rows: Span[][][]; text: string; rule: null }

const RULE = /^(?:\*\*)?([TG](?:-R\d+|\d+(?:\.\d+)?))\b/

export function spans(text: string): Span[] {
  const parts = text.split(/(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
  return parts.filter(Boolean).map((part): Span => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), kind: 'bold' }
    if (part.startsWith('`')) return { text: part.slice(1, -1), kind: 'code' }
    if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), kind: 'em' }
    return { text: part, kind: 'plain' }
  })
}

function textBlock(raw: string, item: boolean): Block {
  return { kind: 'text', spans: spans(raw), text: raw, rule: RULE.exec(raw)?.[1] ?? null, item }
}

function heading(line: string): Block {
  const level = /^#+/.exec(line)?.[0].length ?? 1
  const raw = line.slice(level).trim()
  return { kind: 'heading', level, spans: spans(raw), text: raw, rule: RULE.exec(raw)?.[1] ?? null }
}

function table(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line))
  const cells = rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => spans(cell.trim())),
  )
  return { kind: 'table', rows: cells, text: lines.join(' '), rule: null }
}

export function parse(markdown: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let item = false
  const flush = () => {
    const first = lines[0]
    if (first?.startsWith('|')) blocks.push(table(lines))
    else if (first !== undefined) blocks.push(textBlock(lines.join(' '), item))
    lines = []
    item = false
  }
  for (const line of markdown.split('\n')) {
    const bullet = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (
      line.startsWith('#') ||
      line.trim() === '' ||
      bullet ||
      line.startsWith('|') !== !!lines[0]?.startsWith('|')
    )
      flush()
    if (line.startsWith('#')) blocks.push(heading(line))
    else if (bullet) {
      item = true
      lines = [bullet[1] ?? '']
    } else if (line.trim() !== '') lines.push(line.trim())
  }
  flush()
  return blocks
}

/** What the text says under these numbers: each with all that follows without a number of its own. */
export function under(blocks: readonly Block[], rules: readonly string[]): Block[] {
  let wanted = false
  return blocks.filter((block) => {
    if (block.kind === 'heading' || block.rule !== null)
      wanted = block.rule !== null && rules.includes(block.rule)
    return wanted
  })
}

/** The blocks that speak of what is searched for, under their headings. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...blocks]
  const found: Block[] = []
  let above: Block | null = null
  for (const block of blocks) {
    if (block.kind === 'heading') above = block
    const text = block.text.toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    if (above && above !== block && found.at(-1) !== above && !found.includes(above)) found.push(above)
    found.push(block)
  }
  return found
}
