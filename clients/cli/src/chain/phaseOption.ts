import { phaseNumber } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { phaseIndexOf } from '../config/phaseIndexOf.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'

/**
 * Finds a phase by its number, from 1, or by its name in the config.
 *
 * @throws PHASE_NOT_NAMED
 */
export function findPhase(
  { phases }: CollectionInfo,
  name: string,
  config: DropConfig | undefined,
): EditionPhase {
  const configured = config?.phases ?? []
  const phase = phases[phaseIndexOf(name, configured)]
  if (!phase) {
    const known = phases.map(
      (_, position) => configured[position]?.name ?? String(phaseNumber(position)),
    )
    throw new CommandError('PHASE_NOT_NAMED', { phase: name, known })
  }
  return phase
}
