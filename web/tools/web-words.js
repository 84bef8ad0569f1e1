/** What the page says: its own words, a game's words for the page, names of things, terms. */
import { readFileSync } from 'node:fs'

const OF_PAGE = /^(-|web-|review-(?!reason|no-|player|close|not-over|broken)|seat-name\b|[a-z]+-(page|name)-)/
/** What pages that show no table say of a game. */
const OF_COVER = /^(-|[a-z]+-page-(title|about|pitch|time|theme|key)\b)/
const KEPT = {
  words: (line) => OF_PAGE.test(line),
  cover: (line) => OF_COVER.test(line),
  table: (line) => OF_PAGE.test(line) && !OF_COVER.test(line),
}

/** Of an .ftl file only the messages for the page, so that nobody downloads the terminal's words; of a game's those of its
 * cover, or those of its table. */
export function keepWebWords(text, part = 'words') {
  const kept = []
  let keeping = false
  for (const line of text.split('\n')) {
    if (/^[a-zA-Z-]/.test(line)) keeping = KEPT[part](line)
    else if (!/^\s/.test(line)) keeping = false
    if (keeping) kept.push(line)
  }
  return kept.join('\n') + '\n'
}

export function webWords() {
  return {
    name: 'web-words',
    enforce: 'pre',
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(words|cover|table)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const words = keepWebWords(readFileSync(file, 'utf8'), part)
      return { code: `export default ${JSON.stringify(words)}`, map: null }
    },
  }
}
