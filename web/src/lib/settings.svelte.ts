/** What a person chose for this browser. */
import { kept } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
/** How fast what the others do is told. */
export type Pace = 'once' | 'normal' | 'slow'

class Settings {
  theme = $state<Theme>(kept.read<Theme>('cothon-theme') ?? 'auto')
  tips = $state(kept.read<boolean>('cothon-tips') ?? true)
  pace = $state<Pace>(kept.read<Pace>('cothon-pace') ?? 'normal')
  /** Silent until it is turned on. */
  sound = $state(kept.read<boolean>('cothon-sound') ?? false)
  keys = $state(kept.read<boolean>('cothon-keys') ?? true)
  /** Whether to be told of one's turn; nobody is who has not asked. */
  notices = $state(kept.read<boolean>('cothon-notices') ?? false)
  /** Of the bots that a quick game is played against; empty until one goes on from the first. */
  level = $state(kept.read<string>('cothon-level') ?? '')
  seen = $state.raw<string[]>(kept.read<string[]>('cothon-seen') ?? [])

  start(): void {
    this.show()
  }

  choose(theme: Theme): void {
    this.theme = theme
    kept.write('cothon-theme', theme)
    this.show()
  }

  meet(level: string): void {
    this.level = level
    kept.write('cothon-level', level)
  }

  sing(on: boolean): void {
    this.sound = on
    kept.write('cothon-sound', on)
  }

  walk(pace: Pace): void {
    this.pace = pace
    kept.write('cothon-pace', pace)
  }

  show(): void {
    const root = document.documentElement
    if (this.theme === 'auto') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', this.theme)
  }

  /** A first hint is shown until it is dismissed, and then never again. */
  dismiss(tip: string): void {
    this.seen = [...this.seen, tip]
    kept.write('cothon-seen', this.seen)
  }

  useKeys(on: boolean): void {
    this.keys = on
    kept.write('cothon-keys', on)
  }

  notify(on: boolean): void {
    this.notices = on
    kept.write('cothon-notices', on)
  }

  showTips(on: boolean): void {
    this.tips = on
    kept.write('cothon-tips', on)
    if (on) {
      this.seen = []
      kept.write('cothon-seen', [])
    }
  }
}

export const settings = new Settings()
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
