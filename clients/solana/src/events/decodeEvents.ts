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

/** Before what a program logs as data: base64. */
const DATA = 'Program data: '
/** The last line of what the runtime keeps; shorter lines may follow, and those between are lost. */
const TRUNCATED = 'Log truncated'

/** Events in the logs of a transaction. */
export interface DecodedEvents {
  /** In the order in which they were emitted. */
  readonly events: readonly MintlineEvent[]
  /**
   * The logs were cut short: there may have been further events. Then read the records instead, such as
   * by `fetchMintsSince`, and the instructions, such as by `decodeMints`.
   */
  readonly isTruncated: boolean
}

/**
 * Events of both programs in the logs of a transaction, whoever called whom: each is of the program that
 * was running when it was logged, so that no other program can forge one. Of a transaction that failed,
 * they tell what was undone.
 *
 * Whoever sends a transaction can push its events out of the logs. To miss no mint, follow the hashlist:
 * `fetchMintsSince`.
 *
 * @param logs As a node tells them: `meta.logMessages`, or of a simulation or subscription.
 */
export function decodeEvents(logs: readonly string[]): DecodedEvents {
  const running: string[] = []
  const events: MintlineEvent[] = []
  for (const line of logs) {
    // Which calls begin and end after it is not known, and so not whose an event would be.
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

/** Undefined for what another program logs, and for what is no event of this version. */
function decodeEvent(programId: string | undefined, text: string): MintlineEvent | undefined {
  const program = programOf(programId)
  const bytes = program && base64Bytes(text)
  const event =
    bytes && program.events.find(({ discriminator }) => containsBytes(bytes, discriminator, 0))
  if (!event) return undefined
  const decoder: Decoder<object> = event.getDecoder()
  const fields = decoder.decode(bytes, event.discriminator.length)
  // The table pairs each name with the decoder of its fields.
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

function base64Bytes(text: string): ReadonlyUint8Array | undefined {
  try {
    return getBase64Encoder().encode(text)
  } catch {
    return undefined
  }
}
