import { CoreError } from '@mintline/core'
import type { MintItemsInput } from '@mintline/evm'
import { readAllowlistProof } from '@mintline/evm/node'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { readEvmTokens } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

const REMOTE = /^(https?|ipfs):/

type ProofSource = NonNullable<MintItemsInput['proofSource']>

/**
 * Returns the allowlist proof source: a URL, a folder, or the lists in the config.
 *
 * @param given Value of `--proofs`.
 * @param loaded The config, if it belongs to this drop.
 */
export function evmProofs(
  context: EvmContext,
  loaded: LoadedConfig<EvmConfig> | undefined,
  given: string | undefined,
): ProofSource | undefined {
  if (given !== undefined) {
    if (REMOTE.test(given)) return given
    const folder = context.path(given)
    return (wallet, { phaseIndex, merkleRoot: root }) =>
      readAllowlistProof({ folder, wallet, list: { phaseIndex, root } })
  }
  if (!loaded) return undefined
  return async (wallet, { merkleRoot, phaseIndex }) => {
    const tokens = await readEvmTokens(context, loaded)
    const lists = tokens.flatMap(({ phases }) => phases.flatMap(({ list }) => list ?? []))
    if (lists.length === 0) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
    const own = lists.find(({ allowlist }) => allowlist.merkleRoot === merkleRoot)
    if (!own) throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
    return own.allowlist.proofOf(wallet)
  }
}
