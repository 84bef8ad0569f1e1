/** What only the rules may know reaches the page through the view, under `board`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const code = ['traders', 'guilds'].flatMap((game) =>
  readdirSync(join(SOURCE, game))
    .filter((name) => !/^(Drawings|Cover|types)/.test(name))
    .map((name) => ({ name: `${game}/${name}`, text: readFileSync(join(SOURCE, game, name), 'utf8') })),
)

const RULES: Record<string, RegExp> = {
  'the order of colours': /'R',\s*'B',\s*'Y'/,
  'the places of the route': /\bPLACES = |\bCARTHAGE\b|place [=><]=+ \d|\bx\([1-9]/,
  'how many tokens end the game': /\b(eight|8) tokens|tokens.{0,20}[=><]=+ \d/i,
  'the order of goods': /'dyes',\s*'oils'/,
  'the order of spaces': /'market',\s*'residence'/,
  'the tiles of a decade': /'guild-hall-1',\s*'achievement-tiles'/,
  'the number of docks': /\bDOCKS = /,
  'prices of seats and tiles': /\bCOSTS? = \[|FORUM_COST|\[2, 5, 8\]|\[6, 7, 8/,
  'what depends on the number of players': /players [=><]=+ \d/,
  'discs on a space of the residence': /spaces: \d|'right' && /,
}

it.each(Object.entries(RULES))('the page does not know %s', (_, pattern) => {
  expect(code.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([])
})
