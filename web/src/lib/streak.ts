/** Days as in 2026-01-31, by the clock of whoever looks. */
const DAY = 86_400_000
const TEN = 10

export function dayOf(date: Date): string {
  const two = (number: number) => (number < TEN ? `0${number}` : String(number))
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, TEN)

/** Days in a row up to today; today may still be to come. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days)
  let day = solved.has(today) ? today : before(today)
  let count = 0
  while (solved.has(day)) {
    count++
    day = before(day)
  }
  return count
}
