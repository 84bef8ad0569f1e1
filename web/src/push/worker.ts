/** The service worker: built as /worker.js, so that it may serve the whole site. It keeps nothing and fetches nothing. */
import { arrived, clicked, type WorkerWorld } from './answering'

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Extended {
  data: { text(): string } | null
}
interface Clicked extends Extended {
  notification: Notification
}

const world = self as unknown as WorkerWorld

addEventListener('push', (event) => {
  const pushed = event as Pushed
  pushed.waitUntil(arrived(world, pushed.data?.text() ?? ''))
})
addEventListener('notificationclick', (event) => {
  const chosen = event as Clicked
  chosen.notification.close()
  chosen.waitUntil(clicked(world, chosen.notification.data))
})
