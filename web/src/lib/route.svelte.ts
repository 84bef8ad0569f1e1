/** Where in the app we are. Codes of invitations stand after the #, so that no server log has them. */
export interface Place {
  page: 'home' | 'new' | 'games' | 'table' | 'replay' | 'join' | 'puzzles' | 'puzzle' | 'unknown'
  id: string
  query: URLSearchParams
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [head = '', id = '', tail = ''] = path.split('/')
  const place = (page: Place['page']): Place => ({ page, id, query: new URLSearchParams(query) })
  if (head === '') return place('home')
  if (head === 'new') return place('new')
  if (head === 'games') return place('games')
  if (head === 'join' && id) return place('join')
  if (head === 'puzzles') return place(id ? 'puzzle' : 'puzzles')
  if (head === 'table' && id) return place(tail === 'replay' ? 'replay' : 'table')
  return place('unknown')
}

class Route {
  at = $state.raw<Place>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.at = parse(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Change the address without a step in the browser's history. */
  replace(hash: string): void {
    history.replaceState(null, '', hash)
  }
}

export const route = new Route()
export const tableLink = (id: string) => `#/table/${id}`
export const replayLink = (id: string, step?: number) =>
  `#/table/${id}/replay${step === undefined ? '' : `?step=${step}`}`
export const reviewLink = (id: string) => `${replayLink(id)}?review=1`
/** With what was wished for, so that the next one fits it too. */
export const puzzleLink = (id: string, wish = new URLSearchParams()) =>
  `#/puzzles/${id}${wish.size ? `?${wish.toString()}` : ''}`
/** For those who only look on. */
export const watchAddress = (id: string, code: string) => absolute(`${tableLink(id)}?watch=${code}`)
export const absolute = (hash: string) => `${location.origin}${location.pathname}${hash}`
