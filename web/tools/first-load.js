/** Fails the build when what a first visit downloads grows beyond its budget: all that the home page shows is counted, with
 * the words of whichever language has the most. A test in the browser holds the page to the same budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadedWith } from './built.js'

export const BUDGET = 75 * 1000
/** What the home page asks for by itself, once it runs: its words, and the games with their covers. */
const ASKED = [/\/locale\/(\w+)\.ftl\?words$/, /\/locale\/(\w+)\.ftl\?cover$/, /\/cover\.ts$/]
const isPart = (name) => /^assets\/.*\.(js|css)$/.test(name)

const asked = (chunk) => ASKED.map((place) => place.exec(chunk.facadeModuleId ?? '')).find(Boolean)

/** For each language, the names of all files of a first visit. */
export function firstLoads(bundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const found = chunks.flatMap((chunk) => {
    const match = asked(chunk)
    return match ? [{ chunk, language: match[1] }] : []
  })
  const languages = [...new Set(found.flatMap(({ language }) => language ?? []))]
  const index = chunks.filter((chunk) => chunk.isEntry && chunk.name === 'index')
  return languages.map((language) => {
    const own = found.filter((one) => (one.language ?? language) === language).map(({ chunk }) => chunk)
    const names = [...index, ...own].map(({ fileName }) => [...loadedWith(bundle, fileName)])
    return { language, names: [...new Set(names.flat())].filter(isPart) }
  })
}

export function firstLoad() {
  let loads = []
  let all = []
  return {
    name: 'first-load',
    enforce: 'post',
    generateBundle(_, bundle) {
      loads = firstLoads(bundle)
      all = Object.keys(bundle).filter(isPart)
    },
    /** As the files are, when nobody changes them any more. */
    writeBundle({ dir }) {
      const size = (names) =>
        names.reduce((sum, name) => sum + gzipSync(readFileSync(join(dir, name))).length, 0)
      const heaviest = loads
        .map(({ language, names }) => ({ language, bytes: size(names) }))
        .toSorted((one, other) => other.bytes - one.bytes)[0]
      if (!heaviest)
        this.error('No first load was found: tools/first-load.js looks for it in the wrong places.')
      const kB = (bytes) => (bytes / 1000).toFixed(1)
      console.log(
        `first load ${kB(heaviest.bytes)} kB gzip (${heaviest.language}), everything ${kB(size(all))} kB`,
      )
      if (heaviest.bytes > BUDGET)
        this.error(`The first load may have ${BUDGET / 1000} kB gzip of JavaScript, CSS and words.`)
    },
  }
}
