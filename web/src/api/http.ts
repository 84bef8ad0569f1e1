/** Requests to the server. Every refusal becomes a `Refused` with the server's code and sentence. */
import type { ErrorDetail } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly detail: ErrorDetail,
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
  throw new Refused(answer.status, await detailOf(answer))
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
