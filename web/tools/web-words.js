/** What the page says: its own words, a game's words for the page, names of things, terms. */
const OF_PAGE =
  /^(-|web-|review-(?!reason|no-|player|instead|close|not-over|broken)|seat-name\b|[a-z]+-(page|name)-)/

/** Of an .ftl file only the messages for the page, so that nobody downloads the terminal's words. */
export function keepWebWords(text) {
  const kept = []
  let keeping = false
  for (const line of text.split('\n')) {
    if (/^[a-zA-Z-]/.test(line)) keeping = OF_PAGE.test(line)
    else if (!/^\s/.test(line)) keeping = false
    if (keeping) kept.push(line)
  }
  return kept.join('\n') + '\n'
}

export function webWords() {
  return {
    name: 'web-words',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.ftl\?raw$/.test(id)) return null
      const text = JSON.parse(code.replace(/^export default /, '').replace(/;?\s*$/, ''))
      return { code: `export default ${JSON.stringify(keepWebWords(text))}`, map: null }
    },
  }
}
