/** How long ago something was, in the reader's words. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Less than a minute is no time worth telling. */
export function ago(seconds: number, language: string): string | null {
  const found = UNITS.find(([, size]) => seconds >= size)
  if (!found) return null
  const [unit, size] = found
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(
    -Math.floor(seconds / size),
    unit,
  )
}

/** The day, and the year where it is another. */
export function dayOf(seconds: number, language: string, now = new Date()): string {
  const date = new Date(seconds * 1000)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year }).format(date)
}
