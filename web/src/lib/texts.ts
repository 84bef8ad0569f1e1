/** Texts of the games in the reader's language, English where there is none; each is loaded when it is asked for. */
const FILES = import.meta.glob<string>('../../../docs/{rules,guide}/**/*.md', {
  query: '?raw',
  import: 'default',
})
const ENGLISH = 'en'

export interface Found {
  language: string
  load: () => Promise<string>
}

export function written(kind: 'rules' | 'guide', game: string, language: string): Found | null {
  const translated = FILES[`../../../docs/${kind}/${language}/${game}.md`]
  if (translated) return { language, load: translated }
  const load = FILES[`../../../docs/${kind}/${game}.md`]
  return load ? { language: ENGLISH, load } : null
}
