import type { EvmAddress } from '@mintline/core/identifiers'
import type { EvmPresent } from '@mintline/evm/drop'
import type { Difference } from '../../plans/plan.ts'
import { differenceOfChange, settingChangeOf } from '../../plans/plan.ts'
import { settingPathIn } from '../config/settingPath.ts'
import { type ComparedDrop, planPresent } from './comparedDrop.ts'

/** How a deployed drop differs from the files. */
interface FoundDifferences {
  readonly differences: readonly Difference[]
  readonly present: EvmPresent
  /** Settings that only the chain has, which a launch leaves alone. */
  readonly warnings: readonly string[]
}

/** Finds all differences between a deployed drop and the files. */
export async function findEvmDifferences(
  drop: ComparedDrop,
  contract: EvmAddress,
): Promise<FoundDifferences> {
  const { present, plan } = await planPresent(drop, contract, contract)
  const { lasting, changes, warnings } = plan
  const pathOf = settingPathIn(drop.loaded)
  return {
    differences: [...lasting, ...changes].map((change) =>
      differenceOfChange(settingChangeOf(change, pathOf)),
    ),
    present,
    warnings: warnings.map(({ message }) => message),
  }
}
