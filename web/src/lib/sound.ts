/** A few sounds, made here and now: nothing is loaded. Silent until they are turned on. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'ship' | 'coins' | 'pirates' | 'turn' | 'end'

interface Note {
  /** In hertz at the beginning and at the end. */
  from: number
  to: number
  at: number
  long: number
  loud: number
  shape: OscillatorType | 'noise'
}
const note = (from: number, at: number, long: number, loud = 0.12, more: Partial<Note> = {}): Note => ({
  from,
  to: from,
  at,
  long,
  loud,
  shape: 'sine',
  ...more,
})

/** Card on felt, rope and sail, coins, a low drum, two notes, a chord. */
const SOUNDS: Record<Sound, readonly Note[]> = {
  card: [note(1800, 0, 0.07, 0.1, { to: 700, shape: 'noise' })],
  ship: [note(260, 0, 0.5, 0.09, { to: 620, shape: 'noise' })],
  coins: [note(1900, 0, 0.09, 0.06), note(2500, 0.07, 0.16, 0.06)],
  pirates: [note(110, 0, 0.35, 0.3, { to: 45 }), note(90, 0.22, 0.4, 0.25, { to: 40 })],
  turn: [note(523, 0, 0.18, 0.08), note(784, 0.13, 0.28, 0.08)],
  end: [
    note(392, 0, 1.1, 0.07),
    note(494, 0.08, 1.1, 0.07),
    note(587, 0.16, 1.1, 0.07),
    note(784, 0.24, 1.2, 0.06),
  ],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume().catch(() => {})
  for (const one of SOUNDS[sound]) strike(context, one)
}

function strike(audio: AudioContext, { from, to, at, long, loud, shape }: Note): void {
  const begin = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  gain.connect(audio.destination)
  const source =
    shape === 'noise' ? rustle(audio, from, to, begin, long, gain) : tone(audio, from, to, begin, long, gain)
  source.start(begin)
  source.stop(begin + long)
}

function tone(audio: AudioContext, from: number, to: number, begin: number, long: number, into: AudioNode) {
  const source = audio.createOscillator()
  source.frequency.setValueAtTime(from, begin)
  source.frequency.exponentialRampToValueAtTime(to, begin + long)
  source.connect(into)
  return source
}

function rustle(audio: AudioContext, from: number, to: number, begin: number, long: number, into: AudioNode) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(from, begin)
  band.frequency.exponentialRampToValueAtTime(to, begin + long)
  source.connect(band).connect(into)
  return source
}
