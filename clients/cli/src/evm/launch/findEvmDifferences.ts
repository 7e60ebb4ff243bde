import type { EvmAddress } from '@mintline/core/identifiers'
import type { DropState } from '@mintline/evm'
import { inFile } from '../../config/loadedConfig.ts'
import type { Difference } from '../../plans/plan.ts'
import { differenceOfChange, settingChangeOf } from '../../plans/plan.ts'
import { settingPath } from '../config/settingPath.ts'
import { type ComparedDrop, planPresent } from './comparedDrop.ts'

/** How a deployed drop differs from the files. */
interface FoundDifferences {
  readonly differences: readonly Difference[]
  readonly state: DropState
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
  return {
    differences: inFile(
      drop.loaded,
      [...lasting, ...changes].map((change) =>
        differenceOfChange(settingChangeOf(change, settingPath)),
      ),
    ),
    state: present.contract,
    warnings,
  }
}
