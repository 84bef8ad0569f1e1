/** Requests to the server. Every refusal becomes a `Refused` with the server's code and sentence. */
import type { ErrorDetail } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly detail: ErrorDetail,
    /** How many seconds the server asks one to wait before the next try. */
    readonly wait = 0,
  ) {
    super(detail.message)
  }
}

/** Who asks, and in which language: told by whoever knows it. */
export const asking = { language: 'en', token: null as string | null, forgotten: () => {} }

const NO_STATUS = 0
/** Without words: those of the page say it in the reader's language. */
export const NO_ANSWER: ErrorDetail = { code: 'no-answer', message: '', parts: [], rule: null }

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': asking.language }
  if (asking.token) headers['Authorization'] = `Bearer ${asking.token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused(NO_STATUS, NO_ANSWER)
  }
  if (answer.ok) return (await answer.json()) as T
  if (answer.status === 401 && asking.token && method === 'GET') {
    asking.forgotten()
    return request(method, path)
  }
  throw new Refused(answer.status, await detailOf(answer), Number(answer.headers.get('Retry-After')) || 0)
}

async function detailOf(answer: Response): Promise<ErrorDetail> {
  try {
    const { error } = (await answer.json()) as { error: ErrorDetail }
    if (error.message) return error
  } catch {
    // a proxy may answer in its own words
  }
  return NO_ANSWER
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown) => request<T>('POST', path, body)

const BUSY = new Set([NO_STATUS, 429, 503]) // away, asked too often, overloaded: all of them pass
const SHORT_WAIT = 1
const LONGEST_WAIT = 10
const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000))

/** A question, which changes nothing: asked again, up to so many times, while the server cannot answer it. */
async function patiently<T>(ask: () => Promise<T>, tries: number, wanted: Wanted): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (tries <= 1 || !(error instanceof Refused) || !BUSY.has(error.status)) throw error
    await pause(Math.min(error.wait || SHORT_WAIT, LONGEST_WAIT))
    if (!wanted()) throw error
    return patiently(ask, tries - 1, wanted)
  }
}

/** How often something is asked for: without the plans nothing can be decided, an outlook is a help. */
const TRIES = { plans: 6, outlook: 2 }
export type Question = keyof typeof TRIES
/** Whether the answer is still of use: what nobody waits for is not asked again. */
export type Wanted = () => boolean

/** What moves would mean, before they are made; null if the server would not say it. */
export const foresee = <T>(place: string, what: Question, body: unknown, wanted: Wanted = () => true) =>
  patiently<T>(() => post<T>(`/api/${place}/${what}`, body), TRIES[what], wanted).catch((): T | null => null)

/** What nobody keeps, as a step of a lesson: a server that starts afresh meanwhile is waited for. */
const TRIES_UNKEPT = 20
export const persistently = <T>(ask: () => Promise<T>) => patiently(ask, TRIES_UNKEPT, () => true)
