import { phaseWithin } from '@mintline/core'
import {
  type PhaseGap,
  type PhaseOverlap,
  type PhaseTimeline,
  phaseOverlaps,
} from '@mintline/solana'
import { durationText } from '#entities/phase/lib/durationText.ts'
import { momentText } from '#entities/phase/lib/momentText.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { phasesLabel } from '#entities/phase/lib/phaseLabel.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'

/**
 * Finds overlaps and gaps between drafts that have not ended.
 *
 * @param now Chain time in unix seconds.
 */
export function timelineOf(drafts: readonly PhaseDraft[], now: bigint): PhaseTimeline {
  const { overlaps, gaps } = phaseOverlaps(
    drafts.map(({ startTime, endTime, active }) => ({
      startTime: startTime ?? now,
      // A draft with no end entered yet is never open.
      endTime: endTime ?? startTime ?? now,
      active,
    })),
  )
  const isAhead = ({ until }: { readonly until: bigint }) => until > now
  return { overlaps: overlaps.filter(isAhead), gaps: gaps.filter(isAhead) }
}

/** Names phases that overlap, and the meaning for minters. */
export function overlapText(
  { first, second, from, until }: PhaseOverlap,
  names: PhaseNames,
): string {
  const time = hasEnd({ endTime: until })
    ? `for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}`
    : `from ${momentText(from)} on`
  return `${phasesLabel([first, second], names)} are both open ${time}. Mint pages offer ${phaseWithin(first, names[first])}.`
}

/** Describes a time in which nobody can mint. */
export function gapText({ from, until }: PhaseGap): string {
  return `No phase is open for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}.`
}
