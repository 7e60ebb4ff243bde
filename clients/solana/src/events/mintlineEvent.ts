import type { Editions, EditionsControls, Idl, IdlEvents } from '../anchor.ts'
import type { PlainValue } from './plainValue.ts'

/** Events of a program, each by its name in camel case: `itemMinted`. */
type EventsOf<Definition extends Idl, Program extends string> = {
  [Name in keyof IdlEvents<Definition>]: {
    /** The program that emitted it. */
    readonly program: Program
    readonly name: Name
    /** Addresses in base58, u64 and i64 as bigint. */
    readonly data: PlainValue<IdlEvents<Definition>[Name]>
  }
}[keyof IdlEvents<Definition>]

/** An event of the editions program. */
export type EditionsEvent = EventsOf<Editions, 'editions'>
/** An event of the editions-controls program. */
export type EditionsControlsEvent = EventsOf<EditionsControls, 'editions-controls'>
/** An event of either program. */
export type MintlineEvent = EditionsEvent | EditionsControlsEvent
