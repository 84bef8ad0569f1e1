/** Being told of one's turn: by the page while it is open, by the browser while it is closed. Off until asked for. */
import { request } from '../api/http'
import { identity } from '../lib/identity.svelte'
import { offer } from '../lib/offer.svelte'
import { settings } from '../lib/settings.svelte'
import { why } from '../lib/why'
import { worker } from './app.svelte'

/** What keeps notices from coming while the page is closed, or nothing. */
export type Obstacle = 'insecure' | 'browser' | 'server' | 'denied' | 'service' | null

/** A key as browsers want it, from the text the server has. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

class Push {
  obstacle = $state<Obstacle>(null)
  busy = $state(false)
  problem = $state('')

  /** What the browser itself cannot do. */
  #lacks(): Obstacle {
    if (!isSecureContext) return 'insecure'
    const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    return can ? null : 'browser'
  }

  async on(): Promise<void> {
    await this.#during(async () => {
      this.obstacle = this.#lacks()
      if (typeof Notification === 'undefined') return
      if ((await Notification.requestPermission()) !== 'granted') {
        this.obstacle = 'denied'
        return
      }
      settings.notify(true)
      if (!this.obstacle) await this.#subscribe()
    })
  }

  async off(): Promise<void> {
    settings.notify(false)
    this.obstacle = null
    await this.#during(async () => {
      const place = await navigator.serviceWorker?.getRegistration()
      const old = await place?.pushManager?.getSubscription()
      if (identity.token) await request('DELETE', '/api/push')
      await old?.unsubscribe()
    })
  }

  /** Who has asked for notices keeps them: as another player, at a server set up anew, with an address that changed. */
  async renew(): Promise<void> {
    this.obstacle = this.#lacks()
    if (this.obstacle) return
    if (Notification.permission !== 'granted') this.obstacle = 'denied'
    else await this.#during(() => this.#subscribe())
  }

  async #subscribe(): Promise<void> {
    const { push_key: key } = await offer.known()
    if (key === null) {
      this.obstacle = 'server'
      return
    }
    const place = await worker()
    if (!place) return void (this.obstacle = 'browser')
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) }
    const made = await this.#asked(place, wish)
    if (made) await identity.as(() => request('PUT', '/api/push', made.toJSON()))
  }

  /** A subscription made for another server's key is given up first. */
  async #asked(
    place: ServiceWorkerRegistration,
    wish: PushSubscriptionOptionsInit,
  ): Promise<PushSubscription | null> {
    try {
      return await place.pushManager.subscribe(wish)
    } catch {
      await (await place.pushManager.getSubscription())?.unsubscribe()
    }
    return place.pushManager.subscribe(wish).catch(() => {
      this.obstacle = 'service'
      return null
    })
  }

  async #during(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (error) {
      this.problem = why(error)
    } finally {
      this.busy = false
    }
  }
}

export const push = new Push()

/** A notice from the page itself, while it is open but not looked at. Phones allow it only through the worker. */
export async function tell(body: string, table: string): Promise<void> {
  if (!settings.notices || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const place = await navigator.serviceWorker?.getRegistration()
  if (place) await place.showNotification('Cothon', { body, tag: table, data: table })
  else new Notification('Cothon', { body, tag: table })
}
