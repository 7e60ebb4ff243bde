import { remainingOf } from '@mintline/core'
import {
  type CollectionInfo,
  currentPhase,
  type EditionPhase,
  isPhaseOpen,
  nextPhase,
} from '@mintline/solana/reads'

/** A drop's state. Times are unix seconds. */
export type DropStatus =
  /** Items can be minted until `endsAt`; `phase` is the first open phase with items left. */
  | { status: 'open'; phase: EditionPhase; endsAt: bigint }
  /** Every open phase is sold out, `phase` being the first; `next` opens next, if there is one. */
  | { status: 'phase-sold-out'; phase: EditionPhase; next: EditionPhase | undefined }
  /** Nothing is open; `phase` opens after `startsAt`. */
  | { status: 'upcoming'; phase: EditionPhase; startsAt: bigint }
  /** Every item in the collection is minted. */
  | { status: 'sold-out' }
  /** All phases are over. */
  | { status: 'ended' }
  /** There are no phases, or all are switched off. */
  | { status: 'no-phase' }

/**
 * Returns open phases with items left, by index.
 *
 * @param now Chain time in unix seconds.
 */
export function mintablePhases(phases: readonly EditionPhase[], now: bigint): EditionPhase[] {
  return phases.filter(
    (phase) =>
      isPhaseOpen(phase, now) &&
      remainingOf({ max: phase.maxMintsTotal, used: phase.currentMints }) !== 0n,
  )
}

/**
 * Returns a drop's state at a moment.
 *
 * @param now Chain time in unix seconds.
 */
export function dropStatus(collection: CollectionInfo, now: bigint): DropStatus {
  const { phases, maxNumberOfTokens: max, numberOfTokensIssued: used } = collection
  if (remainingOf({ max, used }) === 0n) return { status: 'sold-out' }
  const [mintable] = mintablePhases(phases, now)
  if (mintable) return { status: 'open', phase: mintable, endsAt: mintable.endTime }
  const phase = currentPhase(phases, now)
  const next = nextPhase(phases, now)
  if (phase) return { status: 'phase-sold-out', phase, next }
  if (next) return { status: 'upcoming', phase: next, startsAt: next.startTime }
  return { status: phases.some(({ active }) => active) ? 'ended' : 'no-phase' }
}

/**
 * Returns the seconds until a phase next opens or closes; undefined = none will. At least 1, so that a timer set for it
 * fires after the change.
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
