/** What a game brings to the page. The rest of the page asks for it and names no game. */
import { createContext, type Component } from 'svelte'
import type { GameView, Happening, Part, Seat } from '../api/types'
import type { Pieces } from './parts'
import type { Standings } from './standings'
import type { ScoreRow, Sheet } from './scores'
import type { Sound } from './sound'
import type { Session } from './session.svelte'

/** A thing of a sentence, drawn small: symbols by their names, a value, and what is read aloud. */
export interface Chip {
  hue: string
  symbols: readonly string[]
  value: string
  /** Set off from the rest by the hue. */
  tag?: string
  name: string
}

/** A picture that the guide asks for by name, drawn as at this table. */
export interface PictureProps {
  picture: string
  view: GameView
}

/** How a score sheet is laid out: parts that have an order of their own, and what they add up to. */
export interface SheetLayout {
  order(view: GameView): readonly string[]
  /** Where points came from, one after the other; before the parts. */
  sources(sheets: readonly Sheet[]): ScoreRow[]
  parts: ReadonlySet<string>
  sums: ReadonlySet<string>
  /** Said by other rows. */
  unsaid?: ReadonlySet<string>
  /** What is no points, but decides between equals. */
  beside?: ReadonlySet<string>
}

export interface GamePage {
  /** The table, live; and the same to look at, in a replay. */
  Table: Component<{ session: Session }>
  Still: Component<{ view: GameView; seats: readonly Seat[]; standings: Standings }>
  /** The symbols that everything of the game refers to by name. */
  Drawings: Component | null
  /** A position in words, for those who would rather hear it. */
  describe(view: GameView, names: readonly string[]): readonly Pieces[]
  /** How far the game has come, and what ends it; in few words where there is room for no more. */
  course(view: GameView, narrow?: boolean): string
  /** A turn in a few words with pictures; none where its sentences are short enough. */
  retell(events: readonly Happening[], view: GameView, names: readonly string[]): readonly Pieces[]
  /** Where on the table an event leaves something changed, as selectors. */
  touched(event: Happening): readonly string[]
  /** What something on the table is, by where it lies and which card it is; nothing where there is no need to say. */
  explain(at: string, card: string, view: GameView): string
  /** The move that a place, or a card there, stands for, to ask why it cannot be made now. */
  moveAt(at: string, card: string): string | null
  /** What an event sounds like. */
  soundOf(event: Happening): Sound | null
  /** How a thing of a sentence is drawn; null where its text says enough. */
  draw(part: Part): Chip | null
  /** A move as a hint puts it to you; without it, as the log would tell it. */
  advice?(move: string): string
  /** Whether a move only carries on what the first of its line has begun. */
  carriesOn(move: string, begun: string): boolean
  sheet: SheetLayout
  /** What draws the pictures of its guide, loaded when the guide is opened. */
  picture?(): Promise<{ default: Component<PictureProps> }>
}

/** The game that a part of the page belongs to. */
export const [thisGame, setGame] = createContext<() => GamePage>()
