/** The service worker, built as /worker.js, so that it may serve the whole site: shows notices, and keeps the page. */
import { arrived, clicked, type WorkerWorld } from './answering'
import { Keeper, SHELF } from './keeping'

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Extended {
  data: { text(): string } | null
}
interface Clicked extends Extended {
  notification: Notification
}
interface Fetched extends Extended {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Extended {
  data: { keep?: string[] | 'all' }
}
interface World extends WorkerWorld {
  /** Filled in by the build (tools/built.js): the names of its files. */
  built: string
  /** And those that are needed without the server, whatever was loaded. */
  always: string
  skipWaiting(): Promise<void>
  clients: WorkerWorld['clients'] & { claim(): Promise<void> }
}

const world = self as unknown as World
world.built = '@@built@@'
world.always = '@@always@@'
const keeper = new Keeper(
  world.registration.scope,
  world.built.split(' '),
  () => caches.open(SHELF),
  (what) => fetch(what as Request | string),
  world.always.split(' '),
)

// at once: what it keeps fits every version of the page
addEventListener('install', (event) => (event as Extended).waitUntil(world.skipWaiting()))
addEventListener('activate', (event) =>
  (event as Extended).waitUntil(Promise.all([keeper.tidy(), world.clients.claim()])),
)
addEventListener('fetch', (event) => {
  const answer = keeper.answer((event as Fetched).request)
  if (answer) (event as Fetched).respondWith(answer)
})
addEventListener('message', (event) => {
  const { keep } = (event as unknown as Told).data
  if (keep) (event as unknown as Told).waitUntil(keeper.keep(keep))
})
addEventListener('push', (event) => {
  const pushed = event as Pushed
  pushed.waitUntil(arrived(world, pushed.data?.text() ?? ''))
})
addEventListener('notificationclick', (event) => {
  const chosen = event as Clicked
  chosen.notification.close()
  chosen.waitUntil(clicked(world, chosen.notification.data))
})
