/**
 * Where there is no room beside it, what a choice would lead to lies over the news above the board, not over the board:
 * what it speaks of stays in sight. Its place is measured from the bar, in which it is, and follows the window.
 */
export function overNews(node: HTMLElement, _told: unknown) {
  const bar = node.closest<HTMLElement>('section.dock')
  const place = () => {
    const news = document.querySelector('.page .news')?.getBoundingClientRect()
    const own = bar?.getBoundingClientRect()
    if (!news || !own) return
    node.style.setProperty('--over-top', `${Math.max(0, news.top) - own.top}px`)
    node.style.setProperty('--over-left', `${news.left - own.left}px`)
    node.style.setProperty('--over-width', `${news.width}px`)
    node.style.setProperty('--over-height', `${news.height}px`)
  }
  const watching = new ResizeObserver(place)
  if (bar) watching.observe(bar)
  addEventListener('scroll', place, { passive: true })
  place()
  return {
    update: place,
    destroy() {
      watching.disconnect()
      removeEventListener('scroll', place)
    },
  }
}
