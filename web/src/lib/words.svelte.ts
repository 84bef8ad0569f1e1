/** Words for people, from the .ftl files that the Python package uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { asking } from '../api/http'
import { kept } from './storage'

const SHARED = import.meta.glob<string>('../../../src/cothon/locale/*.ftl', {
  query: '?words',
  import: 'default',
})
const COVERS = import.meta.glob<string>('../../../src/cothon/games/*/locale/*.ftl', {
  query: '?cover',
  import: 'default',
})
const TABLES = import.meta.glob<string>('../../../src/cothon/games/*/locale/*.ftl', {
  query: '?table',
  import: 'default',
})
const NAMES: Record<string, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands', ja: '日本語' }

const shared = (language: string) => SHARED[`../../../src/cothon/locale/${language}.ftl`]
const ofGame = (game: string, language: string) => `../../../src/cothon/games/${game}/locale/${language}.ftl`

export const LANGUAGES = Object.keys(NAMES).filter((language) => shared(language))

/** The first language of the browser that there are words in. */
export function chosenFrom(wishes: readonly string[], languages: readonly string[]): string {
  const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => languages.includes(wish))
  return found ?? 'en'
}

export class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en'))
  /** Games whose words are needed, whatever the language: to speak of them, and at their tables. */
  #covers = new Set<string>()
  #tables = new Set<string>()
  #wish = 'en'
  #under: Promise<void> = Promise.resolve()

  async choose(language: string): Promise<void> {
    if (!shared(language)) return
    this.#wish = language
    await this.#again()
  }

  /** What is said of a game where no table of it is shown, from now on. */
  async meet(game: string): Promise<void> {
    const known = this.#covers.has(game)
    this.#covers.add(game)
    await (known ? this.#under : this.#again())
  }

  /** All words of a game, from now on. */
  async learn(game: string): Promise<void> {
    const known = this.#tables.has(game)
    this.#covers.add(game)
    this.#tables.add(game)
    await (known ? this.#under : this.#again())
  }

  /** One after the other, so that the last wish counts. */
  #again(): Promise<void> {
    this.#under = this.#under.catch(() => {}).then(() => this.#read(this.#wish))
    return this.#under
  }

  async #read(language: string): Promise<void> {
    const files = [
      shared(language),
      ...[...this.#covers].map((game) => COVERS[ofGame(game, language)]),
      ...[...this.#tables].map((game) => TABLES[ofGame(game, language)]),
    ]
    const texts = await Promise.all(files.map((file) => file?.()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = asking.language = language
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
