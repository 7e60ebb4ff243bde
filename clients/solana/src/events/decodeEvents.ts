import {
  containsBytes,
  type Decoder,
  getBase64Encoder,
  type ReadonlyUint8Array,
  unwrapOptionRecursively,
} from '@solana/kit'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM } from '../addresses.ts'
import { EDITIONS_EVENTS } from '../generated/kit/editions/events/index.ts'
import { EDITIONS_CONTROLS_EVENTS } from '../generated/kit/editionsControls/events/index.ts'
import type { MintlineEvent } from './mintlineEvent.ts'
import { FAILED, INVOKED, SUCCEEDED } from './programLines.ts'

/** Prefix for a log line with a program's data, in base64. */
const DATA = 'Program data: '
/** Where the runtime begins to drop log lines. Shorter lines may follow; those between are lost. */
const TRUNCATED = 'Log truncated'

/** Events in a transaction's logs. */
export interface DecodedEvents {
  /** In the order they were emitted. */
  readonly events: readonly MintlineEvent[]
  /**
   * True if the logs were truncated, so that events may be missing. Then read the records instead, for example with
   * `fetchMintsSince`, and the instructions with `decodeMints`.
   */
  readonly isTruncated: boolean
}

/**
 * Decodes both programs' events in a transaction's logs, also from nested calls. Each event belongs to the program that
 * was running when it was logged, so no other program can forge one. A failed transaction's events were undone.
 *
 * A transaction's sender can push events out of its logs. To miss no mint, follow the hashlist: `fetchMintsSince`.
 *
 * @param logs From a node: `meta.logMessages`, or from a simulation or subscription.
 */
export function decodeEvents(logs: readonly string[]): DecodedEvents {
  const running: string[] = []
  const events: MintlineEvent[] = []
  for (const line of logs) {
    // After a truncation, nobody knows which program is running, and so which one emitted an event.
    if (line === TRUNCATED) return { events, isTruncated: true }
    const [, invoked] = INVOKED.exec(line) ?? []
    if (invoked) running.push(invoked)
    else if (SUCCEEDED.test(line) || FAILED.test(line)) running.pop()
    else if (line.startsWith(DATA)) {
      const event = decodeEvent(running.at(-1), line.slice(DATA.length))
      if (event) events.push(event)
    }
  }
  return { events, isTruncated: false }
}

/** An event's bytes, as in the generated tables. */
interface EventKind {
  readonly discriminator: ReadonlyUint8Array
  readonly getDecoder: () => Decoder<object>
}

/** Undefined for another program's data, and for anything that is not an event in this version. */
function decodeEvent(programId: string | undefined, text: string): MintlineEvent | undefined {
  const program = programOf(programId)
  const bytes = program && base64Bytes(text)
  const event =
    bytes && program.events.find(({ discriminator }) => containsBytes(bytes, discriminator, 0))
  if (!event) return undefined
  const fields = fieldsOf(event, bytes)
  if (!fields) return undefined
  // The table pairs each name with its fields' decoder.
  return {
    program: program.name,
    name: event.name,
    data: unwrapOptionRecursively(fields),
  } as MintlineEvent
}

function programOf(programId: string | undefined) {
  switch (programId) {
    case EDITIONS_PROGRAM:
      return { name: 'editions', events: EDITIONS_EVENTS } as const
    case EDITIONS_CONTROLS_PROGRAM:
      return { name: 'editions-controls', events: EDITIONS_CONTROLS_EVENTS } as const
    default:
      return undefined
  }
}

/** Undefined if another version of the program left fields out; those that it added are ignored. */
function fieldsOf(
  { getDecoder, discriminator }: EventKind,
  bytes: ReadonlyUint8Array,
): object | undefined {
  try {
    return getDecoder().decode(bytes, discriminator.length)
  } catch {
    return undefined
  }
}

function base64Bytes(text: string): ReadonlyUint8Array | undefined {
  try {
    return getBase64Encoder().encode(text)
  } catch {
    return undefined
  }
}
