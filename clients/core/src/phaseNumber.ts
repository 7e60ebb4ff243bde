/** The number of a phase for people, who count from 1; indexes on chain and in configs count from 0. */
export function phaseNumber(phaseIndex: number): number {
  return phaseIndex + 1
}

/**
 * A phase in a text: its name, otherwise `Phase 1`.
 *
 * @param name - name for people; none is on chain. Undefined or '' = it has none.
 */
export function phaseLabel(phaseIndex: number, name?: string | undefined): string {
  return name || `Phase ${phaseNumber(phaseIndex)}`
}

/** The same within a sentence: its name, otherwise `phase 1`. */
export function phaseWithin(phaseIndex: number, name?: string | undefined): string {
  return name || `phase ${phaseNumber(phaseIndex)}`
}
