import { describe, expect, it, vi } from 'vitest'
import { arrived, clicked, read, type Tab, type WorkerWorld } from '../src/push/answering'

const SCOPE = 'https://games.example/'
const HERE = `${SCOPE}#/table/abc`

function tab(url: string): Tab & { said: string[] } {
  const said: string[] = []
  return {
    url,
    said,
    focus: async () => void said.push('focus'),
    navigate: async (to) => void said.push(`navigate ${to}`),
  }
}

function worldWith(...tabs: Tab[]) {
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => {})
  const world: WorkerWorld = {
    registration: { scope: SCOPE, showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  }
  return { world, showNotification, openWindow }
}

describe('a letter', () => {
  it('is shown, a later one of the same table in its place', async () => {
    const { world, showNotification } = worldWith()
    await arrived(world, JSON.stringify({ table: 'abc', message: 'Your turn.', seat: 0, url: null }))
    expect(showNotification).toHaveBeenCalledWith('Cothon', {
      body: 'Your turn.',
      tag: 'abc',
      icon: `${SCOPE}icon.svg`,
      data: 'abc',
    })
  })

  it.each(['', 'no letter', '[]', 'null', '{"table":1,"message":{}}'])(
    'that cannot be read (%s) is shown all the same',
    async (text) => {
      const { world, showNotification } = worldWith()
      await arrived(world, text)
      expect(showNotification).toHaveBeenCalledOnce()
      expect(read(text)).toEqual({ table: null, message: '' })
    },
  )
})

describe('a click on a notice', () => {
  it('goes to the tab that shows the table', async () => {
    const [other, there] = [tab(`${SCOPE}#/table/other`), tab(HERE)]
    const { world, openWindow } = worldWith(other, there)
    await clicked(world, 'abc')
    expect([other.said, there.said]).toEqual([[], ['focus']])
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('uses a tab that is at home, and never one with another game', async () => {
    const [other, home] = [tab(`${SCOPE}#/table/other`), tab(`${SCOPE}#/`)]
    const { world, openWindow } = worldWith(other, home)
    await clicked(world, 'abc')
    expect([other.said, home.said]).toEqual([[], [`navigate ${HERE}`, 'focus']])
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('opens a tab where there is none, and the harbour when the table is unknown', async () => {
    const { world, openWindow } = worldWith(tab(`${SCOPE}#/table/other`))
    await clicked(world, 'abc')
    await clicked(world, null)
    expect(openWindow.mock.calls).toEqual([[HERE], [SCOPE]])
  })
})
