/** One's finished games as the server lists them, page by page, and what they add up to. */
import { get } from '../api/http'
import type { GameList, OwnGame, Statistics, Tally } from '../api/types'
import { why } from '../lib/why'

const PAUSE = 250 // milliseconds after the last letter of a search

export class Mine {
  search = $state('')
  rules = $state('')
  result = $state('')
  games = $state.raw<readonly OwnGame[]>([])
  tallies = $state.raw<readonly Tally[]>([])
  /** Something has been answered. */
  ready = $state(false)
  problem = $state('')
  #next = $state<string | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts questions: only the last one's answer is shown. */
  #asked = 0

  get more(): boolean {
    return this.#next !== null
  }

  /** Whether less than everything is asked for. */
  get narrowed(): boolean {
    return Boolean(this.search.trim() || this.rules || this.result)
  }

  async start(): Promise<void> {
    await Promise.all([this.#list(null), this.#count()])
    this.ready = true
  }

  /** As it is typed, but not for every letter. */
  searchSoon(text: string): void {
    this.search = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#list(null), PAUSE)
  }

  filter(what: 'rules' | 'result', value: string): void {
    this[what] = value
    void this.#list(null)
  }

  goOn(): void {
    void this.#list(this.#next)
  }

  async #list(after: string | null): Promise<void> {
    const asked = ++this.#asked
    const query = new URLSearchParams({ search: this.search.trim(), rules: this.rules })
    if (this.result) query.set('result', this.result)
    if (after) query.set('after', after)
    try {
      const { games, next } = await get<GameList>(`/api/me/games?${query.toString()}`)
      if (asked !== this.#asked) return
      this.games = after ? [...this.games, ...games] : games
      this.#next = next
      this.problem = ''
    } catch (error) {
      this.problem = why(error)
    }
  }

  async #count(): Promise<void> {
    try {
      this.tallies = (await get<Statistics>('/api/me/statistics')).tallies
    } catch (error) {
      this.problem = why(error)
    }
  }
}
