/** Words for people, from the .ftl files that the Python package uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { kept } from './storage'

const FILES = import.meta.glob<string>('../../../src/cothon/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const NAMES: Record<string, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands', ja: '日本語' }

const file = (language: string) => FILES[`../../../src/cothon/locale/${language}.ftl`]

export const LANGUAGES = Object.keys(NAMES).filter((language) => file(language))

/** The first language of the browser that there are words in. */
export function chosenFrom(wishes: readonly string[], languages: readonly string[]): string {
  const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => languages.includes(wish))
  return found ?? 'en'
}

export class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en'))

  async choose(language: string): Promise<void> {
    const load = file(language)
    if (!load) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await load()))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  async start(): Promise<void> {
    await this.choose(kept.read<string>('cothon-language') ?? chosenFrom(navigator.languages, LANGUAGES))
  }

  async switchTo(language: string): Promise<void> {
    kept.write('cothon-language', language)
    await this.choose(language)
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#bundle.formatPattern(pattern, values) : key
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  nameOf(language: string): string {
    return NAMES[language] ?? language
  }
}

export const words = new Words()
export const t = (key: string, values?: Record<string, FluentVariable>) => words.say(key, values)
