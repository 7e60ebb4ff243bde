import {
  type PhaseGap,
  type PhaseOverlap,
  type PhaseTimeline,
  phaseOverlaps,
} from '@mintline/solana'
import { durationText } from '#entities/phase/lib/durationText.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { momentText } from '../phaseTexts.ts'

/**
 * Overlaps and gaps of drafts that are not over yet.
 *
 * @param now The chain's time in unix seconds.
 */
export function timelineOf(drafts: readonly PhaseDraft[], now: bigint): PhaseTimeline {
  const { overlaps, gaps } = phaseOverlaps(
    drafts.map(({ startTime, endTime, active }) => ({
      startTime: startTime ?? now,
      // One whose end is not entered yet is never open.
      endTime: endTime ?? startTime ?? now,
      active,
    })),
  )
  const isAhead = ({ until }: { readonly until: bigint }) => until > now
  return { overlaps: overlaps.filter(isAhead), gaps: gaps.filter(isAhead) }
}

/** Says between which phases it is and what it means for those who mint. */
export function overlapText({ first, second, from, until }: PhaseOverlap): string {
  const time = hasEnd({ endTime: until })
    ? `for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}`
    : `from ${momentText(from)} on`
  return `Phases ${first} and ${second} are both open ${time}. Mint pages offer phase ${first}.`
}

/** Says when nobody can mint. */
export function gapText({ from, until }: PhaseGap): string {
  return `No phase is open for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}.`
}
