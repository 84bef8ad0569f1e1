/** How wide a text is set, in em: letters of other scripts than Latin are as wide as high. */
const LATIN = 0.68
const FIRST_WIDE = 0x2e80

export const room = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < FIRST_WIDE ? LATIN : 1), 0)

/** A sentence written without spaces is broken between any two letters: a line of it needs no more than this. */
const LINE = 6
const isWide = (word: string) =>
  [...word].every((letter) => letter.charCodeAt(0) >= FIRST_WIDE || /\d/.test(letter))

/** Of the longest word: a line can be broken before and after it, never in it. */
export const widest = (text: string) =>
  Math.max(
    ...text.split(/[\s\u00AD]+/).map((word) => (isWide(word) ? Math.min(room(word), LINE) : room(word))),
  )
