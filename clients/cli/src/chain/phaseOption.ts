import { phaseNumber } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { DropConfig } from '../config/solanaConfig.ts'
import type { PhasedPart } from '../drop/dropOnChain.ts'
import { phaseIndexOnChain } from '../drop/phaseIndexOnChain.ts'

/** Returns what commands take for a collection's phases. Another collection's config says nothing about them. */
export function phaseKeys(
  { phases, symbol }: CollectionInfo,
  config: Pick<DropConfig, 'symbol' | 'phases'> | undefined,
): Pick<PhasedPart, 'keys' | 'names'> {
  const own = config?.symbol === symbol ? config.phases : []
  return {
    keys: ['#', ...phases.map(({ phaseIndex }) => `${phaseNumber(phaseIndex)}`)],
    names: phases.map(({ phaseIndex }) => own[phaseIndex]?.name),
  }
}

/**
 * Finds a phase by its number, from 1, or by its name in the config.
 *
 * @throws PHASE_NOT_NAMED
 */
export function findPhase(
  info: CollectionInfo,
  name: string,
  config: DropConfig | undefined,
): EditionPhase {
  const index = phaseIndexOnChain(name, phaseKeys(info, config))
  return info.phases[index] as EditionPhase
}
