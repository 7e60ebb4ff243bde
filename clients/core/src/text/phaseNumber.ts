/** Returns a phase's number for people, who count from 1; indexes on chain and in configs count from 0. */
export function phaseNumber(phaseIndex: number): number {
  return phaseIndex + 1
}

/**
 * Returns a phase's name, otherwise `Phase 1`.
 *
 * @param name - name for people; not on chain. Undefined or '' = unnamed.
 */
export function phaseLabel(phaseIndex: number, name?: string | undefined): string {
  return name || `Phase ${phaseNumber(phaseIndex)}`
}

/** Returns a phase's name within a sentence, otherwise `phase 1`. */
export function phaseWithin(phaseIndex: number, name?: string | undefined): string {
  return name || `phase ${phaseNumber(phaseIndex)}`
}
