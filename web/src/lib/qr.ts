/** A text as a QR code, which the camera of another device reads. Loaded when one is shown. */
import encodeQR from 'qr'

export interface Drawn {
  /** How many modules it is wide and high, with the quiet zone around it. */
  size: number
  /** Its dark modules as the path of an SVG: a bar for each run of them. */
  path: string
}

const QUIET_ZONE = 4

export function drawn(text: string): Drawn {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  return { size: rows.length, path: rows.map(bars).join('') }
}

function bars(row: readonly boolean[], y: number): string {
  const line = row.map((dark) => (dark ? '#' : ' ')).join('')
  return [...line.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('')
}
