import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { keepWebWords } from '../tools/web-words.js'

const LOCALE = fileURLToPath(new URL('../../src/cothon/locale/', import.meta.url))
const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const read = (language: string) => readFileSync(join(LOCALE, `${language}.ftl`), 'utf8')
const keys = (text: string) => new Set([...text.matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1] ?? ''))
const languages = readdirSync(LOCALE).map((name) => name.replace('.ftl', ''))

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) =>
      statSync(path).isDirectory()
        ? sources(path)
        : /\.(ts|svelte)$/.test(path)
          ? readFileSync(path, 'utf8')
          : '',
    )
    .join('\n')
}

const code = sources(SOURCE)
/** Keys made from parts, such as `web-tip-${name}`, by what they begin with. */
const prefixes = [...code.matchAll(/`(web-[\w-]*)\$\{/g)].map((match) => match[1] ?? '')
const named = new Set([...code.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((match) => match[1] ?? ''))

describe('words', () => {
  it('has every word the page says', () => {
    const known = keys(read('en'))
    expect([...named].filter((key) => !known.has(key))).toEqual([])
  })

  it('has no word the page never says', () => {
    const unused = [...keys(read('en'))].filter(
      (key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })

  it.each(languages)('says all of it in %s, with the same values to fill in', (language) => {
    const [ours, english] = [read(language), read('en')]
    expect([...keys(english)].filter((key) => !keys(ours).has(key))).toEqual([])
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(keepWebWords(ours)))).toEqual([])
    const values = (text: string, key: string) => {
      const body = new RegExp(`^${key} =([^]*?)(?=^[a-z#]|$(?![^]))`, 'm').exec(text)?.[1] ?? ''
      return new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1]))
    }
    const strange = [...keys(english)].filter((key) =>
      [...values(ours, key)].some((one) => !values(english, key).has(one)),
    )
    expect(strange).toEqual([])
  })

  it('sends the page only its own words', () => {
    const kept = keepWebWords('refusal-a = A\n    more\n\nweb-b = B\n    more\n\n## c\n-term = T\n')
    expect(kept).toBe('web-b = B\n    more\n-term = T\n')
  })
})
