import { decodeEvents, type MintlineEvent } from '@mintline/solana'
import type { Outcome } from './chain.ts'

/** An event by the names of its program's IDL: addresses as base58 text, amounts as bigint. */
export interface PlainEvent {
  name: string
  data: unknown
}

/** Events of the controls program in an outcome, in their order. */
export function controlsEvents(outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, 'editions-controls')
}

/** Events of the editions program in an outcome, those included that the controls program caused. */
export function editionsEvents(outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, 'editions')
}

function eventsOf({ logs }: Outcome, program: MintlineEvent['program']): PlainEvent[] {
  return decodeEvents(logs)
    .events.filter((event) => event.program === program)
    .map(({ name, data }) => ({ name, data }))
}
