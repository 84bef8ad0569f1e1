/** Tells the service worker the names of all files of its build: what it may keep, what is out of date, and what it keeps
 * although no visit has loaded it. */
export const PLACE = '@@built@@'
export const ALWAYS = '@@always@@'
/** What the page says can be used without its server. */
const WITHOUT_SERVER = /\/panels\/Settings\.svelte$/

/** A chunk with all that the browser loads for it. */
export function loadedWith(bundle, name, found = new Set()) {
  if (found.has(name) || !bundle[name]) return found
  found.add(name)
  for (const css of bundle[name].viteMetadata?.importedCss ?? []) found.add(css)
  for (const next of bundle[name].imports ?? []) loadedWith(bundle, next, found)
  return found
}

export function built() {
  return {
    name: 'built',
    enforce: 'post',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const worker = bundle['worker.js']
      const always = Object.values(bundle).find((one) => WITHOUT_SERVER.test(one.facadeModuleId ?? ''))
      if (!always) this.error('nothing is kept for a page without its server')
      const lists = { [PLACE]: names, [ALWAYS]: [...loadedWith(bundle, always.fileName)] }
      for (const [place, files] of Object.entries(lists)) {
        if (!worker?.code.includes(place)) this.error('worker.js has no place for the names of the files')
        worker.code = worker.code.replace(place, files.sort().join(' '))
      }
    },
  }
}
