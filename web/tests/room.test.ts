import { describe, expect, it } from 'vitest'
import { room, widest } from '../src/lib/room'

describe('the room of a text', () => {
  it('is that of its longest word', () => {
    expect(widest('Victory points')).toBe(room('Victory'))
    expect(widest('Overwinnings\u00ADpunten')).toBe(room('Overwinnings'))
  })
  it('is a short line of a sentence that is written without spaces, however long it is', () => {
    expect(widest('最大のまとまりのディスク1枚につき3点')).toBe(
      widest('船の商品の組（同じ、またはすべて違う）'),
    )
    expect(widest('最大のまとまりのディスク1枚につき3点')).toBeLessThan(7)
    expect(widest('勝利点')).toBe(3)
  })
})
