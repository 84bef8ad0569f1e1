/** What the service worker keeps, so that the page opens without the server. Never anything of the API or of a player.
 *
 * The page itself is always asked for first, so that a new version is never held back; what is built has its hash in its
 * name, so that what is kept under a name is right for good.
 */
export const SHELF = 'cothon-page'
/** A server that has not answered by then is taken to be away, if there is a page to show. */
const PATIENCE = 5000

export interface Shelf {
  match(address: string): Promise<Response | undefined>
  put(address: string, answer: Response): Promise<void>
  delete(address: string): Promise<boolean>
  keys(): Promise<readonly { url: string }[]>
}

/** A request as far as it matters here. */
export interface Wish {
  method: string
  url: string
}

export type Asking = (what: Wish | string) => Promise<Response>

export class Keeper {
  readonly #scope: URL

  constructor(
    scope: string,
    /** The names of all that was built with this worker. */
    readonly built: readonly string[],
    readonly shelf: () => Promise<Shelf>,
    readonly ask: Asking,
    /** Of these, what is needed without the server, whether or not a visit has loaded it. */
    readonly always: readonly string[] = [],
  ) {
    this.#scope = new URL(scope)
  }

  /** The answer to a request of the page; nothing where the browser is to ask as if nobody stood between. */
  answer(wish: Wish): Promise<Response> | null {
    if (wish.method !== 'GET') return null
    if (this.#isPage(wish.url)) return this.#newest(wish)
    return this.#isBuilt(wish.url) ? this.#kept(wish.url) : null
  }

  /** Keep what the page has loaded before this worker stood between, or everything. */
  async keep(wish: readonly string[] | 'all'): Promise<void> {
    const own = (wish === 'all' ? this.built : this.always).map((name) => this.#at(name))
    const wanted = new Set(wish === 'all' ? own : [...wish, ...own])
    const addresses = [...wanted].filter((address) => this.#isBuilt(address))
    const page = (await (await this.shelf()).match(this.#scope.href)) ? [] : [this.#fetched()]
    await Promise.allSettled([...page, ...addresses.map((address) => this.#kept(address))])
  }

  /** What was built for an earlier page is given up. */
  async tidy(): Promise<void> {
    const shelf = await this.shelf()
    const known = new Set([this.#scope.href, ...this.built.map((name) => this.#at(name))])
    const old = (await shelf.keys()).filter(({ url }) => !known.has(url))
    await Promise.all(old.map(({ url }) => shelf.delete(url)))
  }

  #at(name: string): string {
    return new URL(name, this.#scope).href
  }

  #isPage(address: string): boolean {
    const { origin, pathname } = new URL(address)
    return (
      origin === this.#scope.origin &&
      [this.#scope.pathname, `${this.#scope.pathname}index.html`].includes(pathname)
    )
  }

  #isBuilt(address: string): boolean {
    return address.startsWith(this.#at('assets/'))
  }

  async #newest(wish: Wish): Promise<Response> {
    const asked = this.#fetched(wish)
    asked.catch(() => {}) // where it comes too late it is not missed
    const kept = await (await this.shelf()).match(this.#scope.href)
    if (!kept) return asked
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE))
    return Promise.race([
      asked.then((answer) => (answer.status < 500 ? answer : kept)).catch(() => kept),
      late,
    ])
  }

  /** What a doorkeeper in front of the server answers instead is passed on, but not kept. */
  async #fetched(wish: Wish | string = this.#scope.href): Promise<Response> {
    const answer = await this.ask(wish)
    if (answer.ok && !answer.redirected) await (await this.shelf()).put(this.#scope.href, answer.clone())
    return answer
  }

  async #kept(address: string): Promise<Response> {
    const shelf = await this.shelf()
    const kept = await shelf.match(address)
    if (kept) return kept
    const answer = await this.ask(address)
    if (answer.ok) await shelf.put(address, answer.clone())
    return answer
  }
}
