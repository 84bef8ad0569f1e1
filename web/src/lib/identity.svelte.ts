/** Who plays in this browser: a name and a token, kept where only this page can read them. */
import { asking, post, Refused } from '../api/http'
import { words } from './words.svelte'
import { kept } from './storage'

interface Registered {
  player: string
  name: string
  token: string
}

const KEY = 'cothon-player'

class Identity {
  #kept = $state.raw<Registered | null>(kept.read<Registered>(KEY))
  /** A code that the server's owner asks for; kept so that a lost token can be renewed. */
  accessCode = $state(kept.read<string>('cothon-code') ?? '')
  /** Whether the name is one's own; people play against bots before they have told it. */
  told = $state(kept.read<boolean>('cothon-told') ?? false)

  constructor() {
    asking.token = this.token
    asking.forgotten = () => this.forget()
  }

  get token(): string | null {
    return this.#kept?.token || null
  }

  get name(): string | null {
    return this.#kept?.name ?? null
  }

  get player(): string | null {
    return this.#kept?.player ?? null
  }

  /** As one wishes to be called, whether one has played here before or not. */
  async call(name: string): Promise<void> {
    if (this.#kept && this.token && name !== this.name) {
      await this.as(() => post('/api/me/name', { name }))
      this.#keep({ ...this.#kept, name })
    } else if (!this.token) await this.register(name)
    this.told = true
    kept.write('cothon-told', true)
  }

  async register(name: string): Promise<void> {
    const code = this.accessCode.trim()
    const wish = code ? { name, access_code: code } : { name }
    const made = await post<Registered>('/api/players', wish)
    this.#keep(made)
    kept.write('cothon-code', code || null)
  }

  /** People play before they have told their name. */
  async ensure(): Promise<void> {
    if (!this.token) await this.register(this.name ?? words.say('web-you-name'))
  }

  /** A server that was set up anew does not know us; the name stays. */
  forget(): void {
    if (this.#kept) this.#keep({ ...this.#kept, token: '' })
  }

  #keep(player: Registered): void {
    this.#kept = player
    kept.write(KEY, player)
    asking.token = this.token
  }

  /** Do something that needs a token; a token the server has forgotten is replaced once. */
  async as<T>(action: () => Promise<T>): Promise<T> {
    await this.ensure()
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error
      await this.register(this.name ?? words.say('web-you-name'))
      return action()
    }
  }
}

export const identity = new Identity()
