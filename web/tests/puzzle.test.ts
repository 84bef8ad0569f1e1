import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => {})
let PuzzleSession: typeof import('../src/puzzles/puzzle.svelte').PuzzleSession
beforeAll(async () => ({ PuzzleSession } = await import('../src/puzzles/puzzle.svelte')))

const settle = () => new Promise((done) => setTimeout(done))
const answers = new Map<string, Promise<unknown>>()

beforeEach(() => {
  answers.clear()
  answers.set('p', Promise.resolve({ puzzle: {}, table: {} }))
  answers.set('answers', Promise.resolve({ right: true }))
  vi.stubGlobal('fetch', async (path: string) => {
    const body = await answers.get(path.split('/').at(-1) ?? '')
    return new Response(JSON.stringify(body))
  })
})

describe('a puzzle that is solved', () => {
  async function solved(solution: Promise<unknown>) {
    answers.set('solution', solution)
    const session = new PuzzleSession('p', () => {})
    void session.play(['buy'])
    await settle()
    expect(session.verdict?.right).toBe(true)
    return session
  }

  it('shows the answer beside what is said', async () => {
    const session = await solved(Promise.resolve({ win: 0.5 }))
    expect(session.solution?.win).toBe(0.5)
  })

  it('stays closed when it is closed before the answer has come', async () => {
    let come: (solution: unknown) => void = () => {}
    const session = await solved(new Promise((done) => (come = done)))
    session.tryAgain()
    come({ win: 0.5 })
    await settle()
    expect(session.solution).toBeNull()
  })
})
