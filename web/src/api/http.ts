/** Requests to the server. Every refusal becomes a `Refused` with the server's code and sentence. */
import { identity } from '../lib/identity.svelte'
import { words } from '../lib/words.svelte'
import type { ErrorDetail } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly detail: ErrorDetail,
  ) {
    super(detail.message)
  }
}

export const NO_ANSWER = 0

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': words.language }
  if (identity.token) headers['Authorization'] = `Bearer ${identity.token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused(NO_ANSWER, { code: 'no-answer', message: words.say('web-no-answer'), rule: null })
  }
  if (answer.ok) return (await answer.json()) as T
  if (answer.status === 401 && identity.token && method === 'GET') {
    identity.forget()
    return request(method, path)
  }
  throw new Refused(answer.status, await detailOf(answer))
}

async function detailOf(answer: Response): Promise<ErrorDetail> {
  try {
    const { error } = (await answer.json()) as { error: ErrorDetail }
    if (error.message) return error
  } catch {
    // a proxy may answer in its own words
  }
  return { code: 'no-answer', message: words.say('web-no-answer'), rule: null }
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown) => request<T>('POST', path, body)
