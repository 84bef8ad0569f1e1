/** Short names for what the server sends; the shapes come from its OpenAPI description. */
import type { components } from './schema'

export type Schemas = components['schemas']

export type Meta = Schemas['Meta']
export type RuleSetInfo = Schemas['RuleSetInfo']
export type TableAnswer = Schemas['TableAnswer']
export type TableLine = Schemas['TableLine']
export type OwnGame = Schemas['OwnGame']
export type GameList = Schemas['GameList']
export type Statistics = Schemas['Statistics']
export type Tally = Schemas['Tally']
export type Seat = Schemas['Seat']
export type LegalMove = Schemas['LegalMove']
export type LogEntry = Schemas['LogEntry']
/** Something that happened, and its sentence where the move itself does not say it. */
export type Happening = Schemas['Happening']
/** A piece of a sentence: plain text, or a thing with its id in the notation. */
export type Part = Schemas['Part']
/** A decision taken back, a seat that changed hands. */
export type Note = Schemas['Note']
export type ChatLine = Schemas['ChatLine']
export type ErrorDetail = Schemas['ErrorDetail']
export type HintMove = Schemas['HintMove']
export type Frame = Schemas['Frame']
export type Result = Schemas['Result']
export type Plans = Schemas['Plans']
export type Outlook = Schemas['Outlook']
export type ReviewAnswer = Schemas['ReviewAnswer']
export type ReviewData = Schemas['ReviewData']
export type DecisionData = Schemas['DecisionData']
export type AttemptData = Schemas['AttemptData']
export type PuzzleLine = Schemas['PuzzleLine']
export type PuzzleAnswer = Schemas['PuzzleAnswer']
export type PuzzleVerdict = Schemas['PuzzleVerdict']
export type PuzzleSolution = Schemas['PuzzleSolution']
export type PuzzlesOfDay = Schemas['PuzzlesOfDay']
export type Joined = Schemas['Joined']
export type Invitation = Schemas['Invitation']
export type NewTable = Schemas['NewTable']
export type SeatWish = Schemas['SeatWish']

type EventMessage = Schemas['EventMessage']
type TableMessage = Schemas['TableMessage']
export type LiveMessage =
  | EventMessage
  | TableMessage
  | Schemas['PresenceMessage']
  | Schemas['DoneMessage']
  | Schemas['RefusedMessage']
  | Schemas['BeatMessage']

/** What the viewer may know of a table: of a game that describes it, or of any other. */
export type GameView = TableAnswer['view'] | AnyView
export type AnyView = Record<string, unknown>
