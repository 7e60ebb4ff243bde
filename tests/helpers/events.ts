import { decodeEvents, type MintlineEvent } from '@mintline/solana'
import type { Outcome } from './chain.ts'

/** An event with the IDL's names: addresses as base58 text, amounts as bigint. */
export interface PlainEvent {
  name: string
  data: unknown
}

/** Returns the controls program's events in an outcome, in order. */
export function controlsEvents(outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, 'editions-controls')
}

/** Returns the editions program's events in an outcome, including calls by the controls program. */
export function editionsEvents(outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, 'editions')
}

function eventsOf({ logs }: Outcome, program: MintlineEvent['program']): PlainEvent[] {
  return decodeEvents(logs)
    .events.filter((event) => event.program === program)
    .map(({ name, data }) => ({ name, data }))
}
