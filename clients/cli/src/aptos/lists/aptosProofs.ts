import type { ProofSource } from '@mintline/aptos'
import { readAllowlistProof } from '@mintline/aptos/node'
import { CoreError } from '@mintline/core'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { readAptosLists } from './readAptosLists.ts'

const REMOTE = /^(https?|ipfs):/

/**
 * Returns the merkle proof source: a URL, a folder, or the lists in the config.
 *
 * @param given Value of `--proofs`.
 * @param loaded The config, if it belongs to this drop.
 */
export function aptosProofs(
  context: AptosContext,
  loaded: LoadedConfig<AptosConfig> | undefined,
  given: string | undefined,
): ProofSource | undefined {
  if (given !== undefined) {
    return REMOTE.test(given)
      ? given
      : async (wallet, { phaseIndex }, { rootOf }) => {
          const list = { phaseIndex, root: await rootOf() }
          return readAllowlistProof({ folder: context.path(given), wallet, list })
        }
  }
  if (!loaded) return undefined
  return async (wallet, { phaseIndex, saleMintTime }) => {
    const { phases } = loaded.config
    const byStart = phases.findIndex(({ startTime }) => startTime === saleMintTime)
    // Both sides sort phases by start.
    const index = byStart < 0 ? phaseIndex : byStart
    const merkle = readAptosLists(loaded)[index]?.merkle
    const isElsewhere = !merkle && phases[index]?.list?.root !== undefined
    if (isElsewhere) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
    // Entries on chain need no proof.
    return merkle?.proofOf(wallet)
  }
}
