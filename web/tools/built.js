/** Tells the service worker the names of all files of its build: what it may keep, and what is out of date. */
export const PLACE = '@@built@@'

export function built() {
  return {
    name: 'built',
    enforce: 'post',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const worker = bundle['worker.js']
      if (!worker?.code.includes(PLACE)) this.error('worker.js has no place for the names of the files')
      worker.code = worker.code.replace(PLACE, names.sort().join(' '))
    },
  }
}
