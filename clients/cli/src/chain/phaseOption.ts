import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { DropConfig } from '../config/schema.ts'
import { CommandError } from '../errors/commandError.ts'

const INDEX = /^\d{1,2}$/

/**
 * Finds a phase by its index on chain or by its name in the config.
 *
 * @throws PHASE_NOT_NAMED
 */
export function findPhase(
  { phases }: CollectionInfo,
  name: string,
  config: DropConfig | undefined,
): EditionPhase {
  const configured = config?.phases.map((phase) => phase.name) ?? []
  const byName = configured.indexOf(name)
  const index = byName < 0 && INDEX.test(name) ? Number(name) : byName
  const phase = phases[index]
  if (!phase) {
    const known = phases.map((_, position) => configured[position] ?? String(position))
    throw new CommandError('PHASE_NOT_NAMED', { phase: name, known })
  }
  return phase
}
