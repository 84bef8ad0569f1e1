/** What has changed since one last decided is outlined on the table. */
import { tick } from 'svelte'

const MARK = 'data-changed'

/** These and no others, once the table is drawn. */
export async function outline(selectors: Iterable<string>): Promise<void> {
  await tick()
  for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK)
  for (const selector of new Set(selectors))
    for (const piece of document.querySelectorAll(selector)) piece.setAttribute(MARK, '')
}
