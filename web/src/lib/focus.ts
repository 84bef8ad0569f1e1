/** Where the focus goes: to the next choice after a decision, and into long lists by one stop. */
const CHOICES = [
  '.dock .choices .primary',
  '.board .can',
  '.dock .hand .can',
  '.dock .choices .button:not(.quiet)',
] as const

const usable = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]')

function find(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(usable) ?? null
}

/** Whether all of it lies within the window, and nothing over its middle. */
export function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  return box.top >= 0 && box.bottom <= innerHeight && above !== null && element.contains(above)
}

/** What the bar proposes, else the first thing that can be chosen on the table, in the hand or by a button. */
export function firstChoice(): HTMLElement | null {
  for (const selector of CHOICES) {
    const found = find(selector)
    if (found) return found
  }
  return null
}

/** Keys that choose something. */
const chooses = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ' || /^[a-z0-9]$/i.test(key)

/** Who decides by keys is led on to the next choice; whoever reads something else or is already on the way is left in peace. */
export function leadOn(page: HTMLElement): { destroy: () => void } {
  let byKey = false
  let before: HTMLElement | null = null
  let from: Element | null = null
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    byKey = chooses(event)
    before = find(CHOICES[0])
    setTimeout(() => (from = document.activeElement)) // where the key itself has led; a frame later may be too late
  }
  const press = () => (byKey = false)
  const go = (next: HTMLElement | null) => {
    next?.focus()
    from = next // who was led here may be led on
  }
  const lead = () => {
    const at = document.activeElement
    if (!byKey || document.querySelector('dialog[open]')) return
    const lost = !(at instanceof HTMLElement) || at === document.body || !usable(at)
    const proposed = find(CHOICES[0])
    if (lost) go(firstChoice())
    else if (proposed && proposed !== before && at === from && at.closest('.board .can, .dock')) go(proposed)
    before = proposed
  }
  const watcher = new MutationObserver(() => requestAnimationFrame(lead))
  watcher.observe(page, { childList: true, subtree: true })
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', press, true)
  return {
    destroy: () => {
      watcher.disconnect()
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', press, true)
    },
  }
}

const LINKS = 'a, button, summary'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A long list is one stop of the Tab key; arrows go through what is in it. */
export function oneStop(list: HTMLElement): { destroy: () => void } {
  const all = () => [...list.querySelectorAll<HTMLElement>(LINKS)]
  const links = () => all().filter((link) => link.checkVisibility())
  const hold = () => all().forEach((link) => (link.tabIndex = -1))
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    const all = links().filter((link) => link.checkVisibility())
    const at = all.findIndex((link) => link === document.activeElement)
    const next = all[at < 0 ? (step < 0 ? all.length - 1 : 0) : at + step]
    event.preventDefault()
    next?.focus()
  }
  const watcher = new MutationObserver(hold)
  watcher.observe(list, { childList: true, subtree: true })
  list.addEventListener('keydown', move)
  hold()
  return {
    destroy: () => {
      watcher.disconnect()
      list.removeEventListener('keydown', move)
    },
  }
}
