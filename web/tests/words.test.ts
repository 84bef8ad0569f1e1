import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { keepWebWords } from '../tools/web-words.js'

const PACKAGE = fileURLToPath(new URL('../../src/cothon/', import.meta.url))
const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const GAMES = ['traders', 'guilds']
const FOLDERS = ['locale', ...GAMES.map((game) => `games/${game}/locale`)].map((folder) =>
  join(PACKAGE, folder),
)
/** Everything that the page could say in a language. */
const read = (language: string) =>
  keepWebWords(FOLDERS.map((folder) => readFileSync(join(folder, `${language}.ftl`), 'utf8')).join('\n'))
const keys = (text: string) =>
  new Set([...text.matchAll(/^([a-z][\w-]+) =/gm)].map((match) => match[1] ?? ''))
const languages = readdirSync(FOLDERS[0] ?? '').map((name) => name.replace('.ftl', ''))

function sources(folder: string, wanted = (_: string) => true): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) =>
      statSync(path).isDirectory()
        ? sources(path, wanted)
        : /\.(ts|svelte)$/.test(path) && wanted(path)
          ? readFileSync(path, 'utf8')
          : '',
    )
    .join('\n')
}

const code = sources(SOURCE)
/** Keys made from parts, such as `web-list-${which}` or `${game}-page-time`, as patterns. */
const made = [...code.matchAll(/`((?:[\w-]|\$\{[^}`]*\})+)`/g)]
  .map((match) => match[1] ?? '')
  .filter((key) => /\$\{/.test(key) && /^web-|-(page|name)-/.test(key))
  .map((key) => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
const named = new Set(
  [...code.matchAll(/['"`]((?:web-|review-|seat-name|[a-z]+-(?:page|name)-)[\w-]*)['"`]/g)].map(
    (match) => match[1] ?? '',
  ),
)

describe('words', () => {
  it('has every word the page says', () => {
    const known = keys(read('en'))
    expect([...named].filter((key) => !known.has(key))).toEqual([])
  })

  it('has no word the page never says', () => {
    const unused = [...keys(read('en'))].filter(
      (key) => !named.has(key) && !made.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it.each(languages)('says all of it in %s, with the same values to fill in', (language) => {
    const [ours, english] = [read(language), read('en')]
    expect([...keys(english)].filter((key) => !keys(ours).has(key))).toEqual([])
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(ours))).toEqual([])
    const values = (text: string, key: string) => {
      const body = new RegExp(`^${key} =([^]*?)(?=^[a-z#]|$(?![^]))`, 'm').exec(text)?.[1] ?? ''
      return new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1]))
    }
    const strange = [...keys(english)].filter((key) =>
      [...values(ours, key)].some((one) => !values(english, key).has(one)),
    )
    expect(strange).toEqual([])
  })

  it('has what pages without a table say of a game in the words of its cover', () => {
    const outside = sources(SOURCE, (path) => !/\/src\/(traders|guilds|generic)\/|Result\.svelte$/.test(path))
    const said = [...outside.matchAll(/`\$\{[^}`]*\}-page-([a-z]+)/g)].map((match) => match[1])
    expect(said.length).toBeGreaterThan(0)
    expect(
      [...new Set(said)].filter((word) => !keepWebWords(`go-page-${word}-a = A`, 'cover').trim()),
    ).toEqual([])
  })

  it('parts the words of a game into those of its cover and those of its table', () => {
    const text = '-term = T\ngo-page-title-a = A\n    more\ngo-page-titled = B\ngo-name-c = C\ngo-act = D\n'
    expect(keepWebWords(text, 'cover')).toBe('-term = T\ngo-page-title-a = A\n    more\n')
    expect(keepWebWords(text, 'table')).toBe('go-page-titled = B\ngo-name-c = C\n')
  })

  it('sends the page only its own words', () => {
    const kept = keepWebWords(
      'refusal-a = A\n    more\n\nweb-b = B\n    more\n\n## c\n-term = T\ngo-act = D\ngo-page-e = E\n',
    )
    expect(kept).toBe('web-b = B\n    more\n-term = T\ngo-page-e = E\n')
  })
})
