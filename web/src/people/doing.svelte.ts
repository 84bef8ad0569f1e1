/** Something that is asked of the server: under way, refused with a reason, or done. */
import { why } from '../lib/why'

export class Doing {
  busy = $state(false)
  problem = $state('')
  done = $state(false)

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.problem = ''
    this.done = false
    try {
      await work()
      this.done = true
    } catch (error) {
      this.problem = why(error)
    } finally {
      this.busy = false
    }
  }
}
