/** Names the packages of others that the page is made of, with their licences: what is copied has to bring them along. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const folders = new Set(
        Object.values(bundle).flatMap((chunk) => (chunk.moduleIds ?? []).flatMap(folderOf)),
      )
      const source = [...folders].sort().map(noticeOf).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: source + '\n' })
    },
  }
}

/** The folder of the package that a module belongs to; none for our own. */
export function folderOf(id) {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, ''))
  return found && existsSync(join(found[0], 'package.json')) ? [found[0]] : []
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `https://spdx.org/licenses/${license}.html`
  return `${name} ${version} (${license})\n\n${text}`
}
