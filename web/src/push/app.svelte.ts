/** The page as an app: kept by the service worker, and installed where the browser offers that. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

class App {
  #offer = $state.raw<InstallPrompt | null>(null)

  get installable(): boolean {
    return this.#offer !== null
  }

  /** Listens from the first moment: browsers say only once that the page can be installed. */
  start(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // offered in the settings, not in the middle of a game
      this.#offer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => (this.#offer = null))
    if (document.readyState === 'complete') void this.#keep()
    else addEventListener('load', () => void this.#keep(), { once: true })
  }

  async install(): Promise<void> {
    const offer = this.#offer
    this.#offer = null // each can be used once
    await offer?.prompt()
  }

  /** What this visit loads, also while the worker does not stand between yet; an installed app keeps everything. */
  async #keep(): Promise<void> {
    const place = await worker().catch(() => null)
    const keep = (what: string[] | 'all') => place?.active?.postMessage({ keep: what })
    if (matchMedia('(display-mode: standalone)').matches) keep('all')
    const seen = new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name)))
    seen.observe({ type: 'resource', buffered: true })
  }
}

export const app = new App()

/** The service worker, where there can be one; a page that is being developed has none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return null
  await navigator.serviceWorker.register('./worker.js', { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}
