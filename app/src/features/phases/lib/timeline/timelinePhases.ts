import { phaseLabel } from '@mintline/core'
import { type PhaseTiming, phaseTiming } from '@mintline/solana'
import { momentText } from '#entities/phase/lib/momentText.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { STATUS_NAMES, TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import type { TimelineWindow } from './timelineSpan.ts'

/** A phase on the timeline, in its own lane. */
export interface TimelinePhase extends TimelineWindow {
  readonly phaseIndex: number
  /** Undefined or '' = it has none. */
  readonly name: string | undefined
  readonly typeName: string
  readonly active: boolean
  readonly timing: PhaseTiming
  /** True if its end can be drawn. */
  readonly hasEnd: boolean
  /** The same for screen readers. */
  readonly text: string
}

/**
 * Returns drafts with times, for the timeline. One that starts when it is saved starts now.
 *
 * `now` is the chain time in unix seconds.
 */
export function timelinePhases(
  drafts: readonly PhaseDraft[],
  { names, now }: { names: PhaseNames; now: bigint },
): TimelinePhase[] {
  return drafts.flatMap((draft, phaseIndex) => {
    const { phaseType, active, endTime } = draft
    const startTime = draft.startTime ?? now
    if (endTime === null || endTime <= startTime) return []
    const timing = phaseTiming({ active, startTime, endTime }, now)
    const typeName = TYPE_NAMES[phaseType]
    const isBounded = hasEnd(draft)
    const end = isBounded ? `until ${momentText(endTime)}` : 'without end'
    const name = names[phaseIndex]
    const text = `${phaseLabel(phaseIndex, name)}, ${typeName}, ${STATUS_NAMES[timing].toLowerCase()}: from ${momentText(startTime)} ${end}.`
    return [
      { phaseIndex, name, typeName, startTime, endTime, active, timing, hasEnd: isBounded, text },
    ]
  })
}
