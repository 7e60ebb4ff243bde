import { CommandError } from '../errors/commandError.ts'
import type { PhasedPart } from './dropOnChain.ts'

/**
 * Finds a phase on chain by its name, or by its number or id, and returns its index.
 *
 * @throws PHASE_NOT_NAMED
 */
export function phaseIndexOnChain(
  phase: string,
  { keys, names }: Pick<PhasedPart, 'keys' | 'names'>,
): number {
  const [, ...known] = keys
  const index = names.includes(phase) ? names.indexOf(phase) : known.indexOf(phase)
  if (index >= 0) return index
  throw new CommandError('PHASE_NOT_NAMED', {
    phase,
    known: known.map((key, place) => names[place] ?? key),
  })
}
