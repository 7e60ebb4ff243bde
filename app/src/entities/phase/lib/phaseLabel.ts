import { PHASE_TYPES, phaseLabel, phaseNumber, phaseWithin } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import type { PhaseNames } from './phaseName.ts'
import { TYPE_NAMES } from './phaseNames.ts'

/** Names a phase with its type: `Friends, allowlist`, or `Phase 1, allowlist`. */
export function phaseWithType(
  { phaseIndex, phaseType }: Pick<EditionPhase, 'phaseIndex' | 'phaseType'>,
  names: PhaseNames,
): string {
  return `${phaseLabel(phaseIndex, names[phaseIndex])}, ${TYPE_NAMES[phaseType].toLowerCase()}`
}

/** Names one or more phases: `Phase 1`, `Phases 1 and 3`; `Friends and phase 3` if one has a name. */
export function phasesLabel(phaseIndexes: readonly number[], names: PhaseNames): string {
  const [first = 0, ...others] = phaseIndexes
  const numbers = numbersOf(phaseIndexes, names)
  if (numbers !== undefined) return `Phases ${numbers}`
  return listed([phaseLabel(first, names[first]), ...within(others, names)])
}

/** Names phases within a sentence: `phase 1`, `phases 1 and 3`, `Friends and phase 3`. */
export function phasesWithin(phaseIndexes: readonly number[], names: PhaseNames): string {
  const numbers = numbersOf(phaseIndexes, names)
  return numbers === undefined ? listed(within(phaseIndexes, names)) : `phases ${numbers}`
}

/** Returns the phase to open: the requested one, else the first with a list, else the first. */
export function phaseToOpen(
  phases: readonly EditionPhase[],
  asked: number | undefined,
): EditionPhase | undefined {
  const named = phases.find(({ phaseIndex }) => phaseIndex === asked)
  return named ?? phases.find(({ phaseType }) => PHASE_TYPES[phaseType].isListed) ?? phases[0]
}

/** Returns `1 and 3`; undefined for a single phase, and if one has a name. */
function numbersOf(phaseIndexes: readonly number[], names: PhaseNames): string | undefined {
  if (phaseIndexes.length < 2 || phaseIndexes.some((index) => names[index])) return undefined
  return listed(phaseIndexes.map((index) => String(phaseNumber(index))))
}

function within(phaseIndexes: readonly number[], names: PhaseNames): string[] {
  return phaseIndexes.map((index) => phaseWithin(index, names[index]))
}

function listed(texts: readonly string[]): string {
  const [last = '', ...others] = texts.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}

/** Formats a moment in UTC, or as unix seconds if it is beyond the calendar. */
export function momentText(seconds: bigint): string {
  return readableDateTime(seconds, 'utc') || `Second ${seconds}`
}
