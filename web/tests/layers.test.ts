/** Imports point one way, as in Python: shared folders know no game, and each layer only those before it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const GAMES = ['traders', 'guilds', 'generic']
/** Later ones may import earlier ones. Games stand together: none knows another. */
const LAYERS = [
  'api',
  'lib',
  'art',
  'games.ts',
  'push',
  'panels',
  'table',
  'review',
  'replay',
  'a game',
  'mine',
  'home',
  'App.svelte',
  'main.ts',
]

const files = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(path) ? [path] : [],
    )

const placeOf = (path: string) =>
  relative(SOURCE, path)
    .split(/[\\/]/)[0]
    ?.replace(/^games$/, 'games.ts') ?? ''
const layerOf = (place: string) => LAYERS.indexOf(GAMES.includes(place) ? 'a game' : place)

interface Import {
  from: string
  place: string
  target: string
  lazy: boolean
}

const imports = files(SOURCE).flatMap((path): Import[] => {
  const found = readFileSync(path, 'utf8').matchAll(
    /(?:\bfrom |\bimport (?=['"])|(\bimport\())\s*['"](\.[^'"]+)['"]/g,
  )
  return [...found].map(([, lazy, target = '']) => ({
    from: relative(SOURCE, path),
    place: placeOf(path),
    target: placeOf(resolve(dirname(path), target)),
    lazy: lazy !== undefined,
  }))
})
const shown = (wrong: Import[]) => wrong.map((one) => `${one.from} imports from ${one.target}`)

describe('imports', () => {
  it('are found, and every folder has its layer', () => {
    expect(imports.length).toBeGreaterThan(100)
    const places = new Set(files(SOURCE).map(placeOf))
    expect([...places].filter((place) => layerOf(place) < 0)).toEqual([])
  })

  it('of a game stand in its own folder and in games.ts, which loads it when it is shown', () => {
    const wrong = imports.filter(({ place, target, lazy }) => {
      if (!GAMES.includes(target) || place === target) return false
      return !(place === 'games.ts' && lazy)
    })
    expect(shown(wrong)).toEqual([])
  })

  it('point one way', () => {
    const wrong = imports.filter(
      ({ place, target }) => place !== 'games.ts' && layerOf(target) > layerOf(place),
    )
    expect(shown(wrong)).toEqual([])
  })

  it('are the only way to a game: nothing else names one', () => {
    const shared = files(SOURCE).filter(
      (path) => !GAMES.includes(placeOf(path)) && placeOf(path) !== 'games.ts',
    )
    const naming = shared.filter(
      (path) => !path.endsWith('schema.ts') && /\b(traders|guilds)\b/i.test(readFileSync(path, 'utf8')),
    )
    expect(naming.map((path) => relative(SOURCE, path))).toEqual([])
  })
})
