/** The rule that is being read beside the table; the empty one is all of them. */
class Reading {
  rule = $state<string | null>(null)
}

export const reading = new Reading()
