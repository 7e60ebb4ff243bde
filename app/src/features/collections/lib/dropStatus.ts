import { remainingOf } from '@mintline/core'
import {
  type CollectionInfo,
  currentPhase,
  type EditionPhase,
  nextPhase,
} from '@mintline/solana/reads'
import type { Tone } from '#shared/ui/tones.ts'

/** Where a drop stands. Times are unix seconds. */
export type DropStatus =
  /** Items can be minted until `endsAt`. */
  | { status: 'open'; phase: EditionPhase; endsAt: bigint }
  /** The phase is open and has no item left; `next` is the one that opens next, if any. */
  | { status: 'phase-sold-out'; phase: EditionPhase; next: EditionPhase | undefined }
  /** Nothing is open; `phase` opens after `startsAt`. */
  | { status: 'upcoming'; phase: EditionPhase; startsAt: bigint }
  /** Every item of the collection is minted. */
  | { status: 'sold-out' }
  /** All phases are over. */
  | { status: 'ended' }
  /** No phase was added, or all are switched off. */
  | { status: 'no-phase' }

/** How each is shown. */
export const DROP_STATUSES: Record<DropStatus['status'], { name: string; tone: Tone }> = {
  open: { name: 'Open', tone: 'success' },
  upcoming: { name: 'Upcoming', tone: 'info' },
  'phase-sold-out': { name: 'Phase sold out', tone: 'neutral' },
  'sold-out': { name: 'Sold out', tone: 'neutral' },
  ended: { name: 'Ended', tone: 'neutral' },
  'no-phase': { name: 'No phase', tone: 'neutral' },
}

/**
 * Where a drop stands at a moment.
 *
 * @param now Unix seconds by the clock of the chain.
 */
export function dropStatus(collection: CollectionInfo, now: bigint): DropStatus {
  const { phases, maxNumberOfTokens: max, numberOfTokensIssued: used } = collection
  if (remainingOf({ max, used }) === 0n) return { status: 'sold-out' }
  const phase = currentPhase(phases, now)
  const next = nextPhase(phases, now)
  if (phase) {
    const isSoldOut = remainingOf({ max: phase.maxMintsTotal, used: phase.currentMints }) === 0n
    return isSoldOut
      ? { status: 'phase-sold-out', phase, next }
      : { status: 'open', phase, endsAt: phase.endTime }
  }
  if (next) return { status: 'upcoming', phase: next, startsAt: next.startTime }
  return { status: phases.some(({ active }) => active) ? 'ended' : 'no-phase' }
}

/**
 * Seconds until the next moment at which a phase opens or closes; undefined = none is to come. At
 * least 1, so that whoever waits for it looks at the clock again.
 */
export function secondsUntilChange(
  phases: readonly EditionPhase[],
  now: bigint,
): bigint | undefined {
  // Open strictly after its start, and closed from its end on.
  const moments = phases
    .filter(({ active }) => active)
    .flatMap(({ startTime, endTime }) => [startTime + 1n, endTime])
    .filter((moment) => moment > now)
  return moments.reduce<bigint | undefined>(
    (least, moment) => (least === undefined || moment - now < least ? moment - now : least),
    undefined,
  )
}
