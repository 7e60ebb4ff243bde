import type { EditionPhase } from '@mintline/solana'
import { TYPE_NAMES } from './phaseNames.ts'

/** A phase with its type: `Phase 0, allowlist`. */
export function phaseLabel({
  phaseIndex,
  phaseType,
}: Pick<EditionPhase, 'phaseIndex' | 'phaseType'>): string {
  return `Phase ${phaseIndex}, ${TYPE_NAMES[phaseType].toLowerCase()}`
}

/** The phase to open: the requested one, else the first with a list, else the first. */
export function phaseToOpen(
  phases: readonly EditionPhase[],
  asked: number | undefined,
): EditionPhase | undefined {
  const named = phases.find(({ phaseIndex }) => phaseIndex === asked)
  return named ?? phases.find(({ phaseType }) => phaseType !== 'public') ?? phases[0]
}
