/** What the service worker does with a letter of the server: shows it, and leads to the table when it is clicked. */
export interface Letter {
  table: string | null
  message: string
}

export interface Tab {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The part of a service worker's world that is needed here. */
export interface WorkerWorld {
  registration: {
    scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  clients: {
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
}

const TITLE = 'Cothon'

/** A letter that cannot be read is still shown, without words: browsers demand that every push is seen. */
export function read(text: string): Letter {
  try {
    const { table, message } = JSON.parse(text) as Partial<Record<keyof Letter, unknown>>
    return {
      table: typeof table === 'string' ? table : null,
      message: typeof message === 'string' ? message : '',
    }
  } catch {
    return { table: null, message: '' }
  }
}

/** One notice a table: the next replaces the last. */
export function arrived(world: WorkerWorld, text: string): Promise<void> {
  const { table, message } = read(text)
  const { scope } = world.registration
  return world.registration.showNotification(TITLE, {
    body: message,
    tag: table ?? 'cothon',
    icon: new URL('icon.svg', scope).href,
    data: table,
  })
}

/** To the tab that shows the table, else to one that shows the harbour, else to a new one: nobody's game is covered. */
export async function clicked(world: WorkerWorld, table: unknown): Promise<void> {
  const { scope } = world.registration
  const address = typeof table === 'string' ? `${scope}#/table/${encodeURIComponent(table)}` : scope
  const tabs = await world.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => tab.url.split('?')[0] === address)
  if (there) return void (await there.focus())
  const idle = tabs.find((tab) => [scope, `${scope}#/`].includes(tab.url))
  if (!idle) return void (await world.clients.openWindow(address))
  await idle.navigate(address)
  await idle.focus()
}
