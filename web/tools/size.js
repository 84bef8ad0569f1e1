/** Fails when what a first visit downloads grows beyond its budget. Pages loaded later are counted apart. */
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 75 * 1000
const root = new URL('../../src/cothon/server/static/', import.meta.url)
const html = readFileSync(new URL('index.html', root), 'utf8')
const first = new Set(
  [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map((m) => m[1]),
)

let atOnce = 0
let later = 0
for (const name of readdirSync(new URL('assets/', root))) {
  const size = gzipSync(readFileSync(new URL(`assets/${name}`, root))).length
  if (first.has(`assets/${name}`)) atOnce += size
  else later += size
}
// words and the games’ tables are loaded when they are shown
const total = atOnce + later
console.log(`first load ${(atOnce / 1000).toFixed(1)} kB gzip, everything ${(total / 1000).toFixed(1)} kB`)
if (first.size === 0 || atOnce > BUDGET) {
  console.error(`The first load may have ${BUDGET / 1000} kB gzip of JavaScript and CSS.`)
  process.exit(1)
}
