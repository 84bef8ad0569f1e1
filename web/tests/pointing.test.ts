import { expect, it } from 'vitest'
import type { Outlook } from '../src/api/types'
import type { Composer } from '../src/lib/composer.svelte'
import { Pointing } from '../src/lib/pointing.svelte'

/** The server's answers, each given when it is told to. */
function asking() {
  const answers: ((outlook: Outlook) => void)[] = []
  const composer = { peek: () => new Promise<Outlook>((done) => answers.push(done)) }
  const pointing = new Pointing(composer as unknown as Composer, () => new Set(['take R5', 'reserve R5']))
  return { answers, pointing }
}
const outlook = {} as Outlook

it('hears every answer, also of two that were under way together', async () => {
  const { answers, pointing } = asking()
  const asked = [pointing.look('take R5'), pointing.look('reserve R5')]
  for (const answer of answers) answer(outlook)
  await Promise.all(asked)
  expect([pointing.outlook('take R5'), pointing.outlook('reserve R5')]).toEqual([outlook, outlook])
})

it('hears nothing of what was asked before the table went on', async () => {
  const { answers, pointing } = asking()
  const asked = pointing.look('take R5')
  pointing.forget()
  answers[0]?.(outlook)
  await asked
  expect(pointing.outlook('take R5')).toBeNull()
})
