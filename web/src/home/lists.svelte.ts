/** The tables that the home page shows: one's own that go on, public ones to join or to watch, and finished games. */
import { get } from '../api/http'
import type { TableLine } from '../api/types'
import { identity } from '../lib/identity.svelte'

type Source = 'mine' | 'open' | 'playing' | 'finished'
const SOURCES: Source[] = ['mine', 'open', 'playing', 'finished']
const MOST_FINISHED = 6

/** Where it is one's turn first, then what moved last. */
const urgent = (a: TableLine, b: TableLine) =>
  Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated

export class Lists {
  #found = $state.raw<Partial<Record<Source, TableLine[]>>>({})
  /** Everything has been asked for once, so that nothing appears later and pushes the page down. */
  ready = $state(false)

  async load(): Promise<void> {
    await Promise.all(SOURCES.map((source) => this.#ask(source)))
    this.ready = true
  }

  async #ask(source: Source): Promise<void> {
    if (source === 'mine' && !identity.token) return
    try {
      const { tables } = await get<{ tables: TableLine[] }>(`/api/tables?which=${source}&limit=20`)
      this.#found = { ...this.#found, [source]: tables }
    } catch {
      // what was there stays; the next look is soon
    }
  }

  get #mine(): TableLine[] {
    return this.#found.mine ?? []
  }

  #others(source: Source): TableLine[] {
    const own = new Set(this.#mine.map((table) => table.id))
    return (this.#found[source] ?? []).filter((table) => !own.has(table.id))
  }

  get mine(): TableLine[] {
    return this.#mine.filter((table) => table.status !== 'finished').sort(urgent)
  }

  get open(): TableLine[] {
    return this.#others('open')
  }

  get playing(): TableLine[] {
    return this.#others('playing')
  }

  get finished(): TableLine[] {
    const own = this.#mine.filter((table) => table.status === 'finished')
    return [...own, ...this.#others('finished')].slice(0, MOST_FINISHED)
  }
}
