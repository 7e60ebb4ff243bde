import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM } from '../addresses.ts'
import { offlineControlsProgram, offlineEditionsProgram } from '../instructions/offlineProgram.ts'
import type { MintlineEvent } from './mintlineEvent.ts'
import { plainValue } from './plainValue.ts'
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
function decodeEvent(programId: string | undefined, data: string): MintlineEvent | undefined {
  const program = programOf(programId)
  if (!program) return undefined
  const { name: of, coder } = program
  const event = coder.events.decode(data)
  // The coder answers names and fields of the IDL that the types are made of.
  return event
    ? ({ program: of, name: event.name, data: plainValue(event.data) } as MintlineEvent)
    : undefined
}

function programOf(programId: string | undefined) {
  switch (programId) {
    case EDITIONS_PROGRAM:
      return { name: 'editions', coder: offlineEditionsProgram().coder } as const
    case EDITIONS_CONTROLS_PROGRAM:
      return { name: 'editions-controls', coder: offlineControlsProgram().coder } as const
    default:
      return undefined
  }
}
