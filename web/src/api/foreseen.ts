import { asking, foresee, type Question, type Wanted } from './http'

interface Asked {
  answer: Promise<unknown>
  wanted: Wanted[]
}

/** What was asked about one moment of a table. The same question has the same answer, also while that is on its way:
    who clicks faster than it comes does not ask, and wait, anew. */
export class Foreseen {
  #moment: unknown
  #asked = new Map<string, Asked>()

  ask<T>(moment: unknown, place: string, what: Question, body: object, wanted: Wanted = () => true) {
    if (moment !== this.#moment) this.#asked = new Map()
    this.#moment = moment
    const key = JSON.stringify([asking.language, place, what, body])
    const asked = this.#asked.get(key) ?? this.#first(key, place, what, body)
    asked.wanted = [...asked.wanted.filter((still) => still()), wanted]
    return asked.answer as Promise<T | null>
  }

  /** What the server would not say may be asked again. */
  #first(key: string, place: string, what: Question, body: object): Asked {
    const asks = this.#asked
    const one: Asked = { wanted: [], answer: Promise.resolve(null) }
    asks.set(key, one)
    one.answer = foresee(place, what, body, () => one.wanted.some((still) => still())).then((answer) => {
      if (answer === null) asks.delete(key)
      return answer
    })
    return one
  }
}
