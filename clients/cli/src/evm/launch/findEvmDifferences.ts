import type { EvmAddress } from '@mintline/core/identifiers'
import type { Difference } from '../../launch/difference.ts'
import { differenceOfChange } from '../../plans/plan.ts'
import { phaseChanges } from '../phases/planPhases.ts'
import {
  type ComparedDrop,
  comparedFeePhases,
  comparedPhases,
  fetchPresent,
} from './comparedDrop.ts'
import { lastingDifferences } from './evmDifferences.ts'
import { planSettings } from './planSettings.ts'

/** Finds all differences between a deployed drop and the files. */
export async function findEvmDifferences(
  drop: ComparedDrop,
  contract: EvmAddress,
): Promise<Difference[]> {
  const { config } = drop.loaded
  const { collection } = config
  const { coin } = drop.session.chain
  const { state, settings } = await fetchPresent(drop, contract)
  const lasting = lastingDifferences(config, state, settings)
  // The variants have different settings.
  if (state.variant !== collection.variant) return lasting
  const feePhases = await comparedFeePhases(drop, state)
  const changes = [
    ...planSettings({ drop: state, settings, collection, coin, ...feePhases }).changes,
    ...phaseChanges(await comparedPhases(drop, state.conditions)),
  ]
  return [...lasting, ...changes.map(differenceOfChange)]
}
