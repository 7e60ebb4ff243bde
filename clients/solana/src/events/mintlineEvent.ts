import type { UnwrappedOption } from '@solana/kit'
import type { EditionsEvents } from '../generated/kit/editions/events/index.ts'
import type { EditionsControlsEvents } from '../generated/kit/editionsControls/events/index.ts'

/** A program's events, each by its name in camel case: `itemMinted`. */
type EventsOf<Events, Program extends string> = {
  [Name in keyof Events]: {
    /** The program that emitted it. */
    readonly program: Program
    readonly name: Name
    /** Addresses in base58, u64 and i64 as bigint, null for absent options. */
    readonly data: UnwrappedOption<Events[Name]>
  }
}[keyof Events]

/** Emitted by the editions program. */
export type EditionsEvent = EventsOf<EditionsEvents, 'editions'>
/** Emitted by the editions-controls program. */
export type EditionsControlsEvent = EventsOf<EditionsControlsEvents, 'editions-controls'>
/** Emitted by either program. */
export type MintlineEvent = EditionsEvent | EditionsControlsEvent
