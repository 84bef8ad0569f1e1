import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { drawn, type Drawn } from '../src/lib/qr'

const SCALE = 4

/** The drawing as a camera sees it: dark bars on white. */
function seen({ size, path }: Drawn) {
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(long)) * SCALE; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return { width, height: width, data }
}

describe('a QR code', () => {
  it.each([
    'https://games.example/#/join/i_3fVq8ZkXw1hT5uYbR7nEoA',
    'https://games.example:8000/spiele/#/table/abc?watch=w_日本語',
    'x'.repeat(600),
  ])('is read as what it says: %.40s', (text) => {
    expect(decodeQR(seen(drawn(text)))).toBe(text)
  })

  it('has light around it', () => {
    const { size, path } = drawn('https://games.example/')
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
    const edges = bars.flatMap(([x = 0, y = 0, long = 0]) => [x, y, size - x - long, size - y - 1])
    expect(Math.min(...edges)).toBe(4)
  })
})
