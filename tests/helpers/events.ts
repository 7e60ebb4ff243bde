import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { BN } from '@mintline/solana/anchor'
import { PublicKey } from '@solana/web3.js'
import type { Chain, Outcome } from './chain.ts'

/** An event by the names of its program's IDL, with values that `plain` describes. */
export interface PlainEvent {
  name: string
  data: unknown
}

/** Turns the text of a log into an event, or into null where it is none. */
interface EventDecoder {
  decode(log: string): { name: string; data: unknown } | null
}

const INVOKED = /^Program (\w+) invoke \[\d+\]$/
const ENDED = /^Program \w+ (success|failed: .*)$/
const DATA = 'Program data: '

/** Events of the controls program in an outcome, decoded by its IDL, in their order. */
export function controlsEvents(chain: Chain, outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, EDITIONS_CONTROLS_PROGRAM_ID, chain.controls.coder.events)
}

/** Events of the editions program in an outcome, those included that the controls program caused. */
export function causedEditionsEvents(chain: Chain, outcome: Outcome): PlainEvent[] {
  return eventsOf(outcome, EDITIONS_PROGRAM_ID, chain.editions.coder.events)
}

/** Anchor's own parser loses the events of a program that another program called. */
function eventsOf({ logs }: Outcome, program: PublicKey, decoder: EventDecoder): PlainEvent[] {
  const running: string[] = []
  const events: PlainEvent[] = []
  for (const log of logs) {
    const [, invoked] = INVOKED.exec(log) ?? []
    if (invoked) running.push(invoked)
    else if (ENDED.test(log)) running.pop()
    else if (log.startsWith(DATA) && running.at(-1) === program.toBase58()) {
      const event = decoder.decode(log.slice(DATA.length))
      if (event) events.push({ name: event.name, data: plain(event.data) })
    }
  }
  return events
}

/** A decoded record that compares by value: addresses as base58 text, amounts as bigint. */
export function plain(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58()
  if (BN.isBN(value)) return BigInt(value.toString())
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
}
