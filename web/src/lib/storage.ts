/** What this browser remembers. Where storage is closed to us, we forget and go on. */
export const kept = {
  read<T>(key: string): T | null {
    try {
      const text = localStorage.getItem(key)
      return text === null ? null : (JSON.parse(text) as T)
    } catch {
      return null
    }
  },
  write(key: string, value: unknown): void {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // private windows may refuse
    }
  },
}
