import { CoreError } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import type { CollectionInfo, MintItemsInput, ProofPhase } from '@mintline/solana'
import { readMerkleProof } from '@mintline/solana/node'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { readPhaseList } from '../lists/readPhaseLists.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

const REMOTE = /^(https?|ipfs):/

type ProofSource = NonNullable<MintItemsInput['proofSource']>

/**
 * Returns the merkle proof source: a URL, a folder, or the config's own lists.
 *
 * @param given Value of `--proofs`.
 */
export function proofSource(
  context: CommandContext,
  info: CollectionInfo,
  given: string | undefined,
): ProofSource | undefined {
  if (given !== undefined) {
    if (REMOTE.test(given)) return given
    const folder = context.path(given)
    return (wallet, _, { phaseIndex, merkleRoot: root }) =>
      readMerkleProof({ folder, wallet, list: { phaseIndex, root } })
  }
  const loaded = context.configIfAny()
  if (loaded?.config.symbol !== info.symbol) return undefined
  return (wallet, signal, phase) => proofFromList(context, { loaded, ...phase, wallet, signal })
}

interface ListedWallet extends ProofPhase {
  readonly loaded: LoadedConfig
  readonly wallet: string
  readonly signal: AbortSignal | undefined
}

/**
 * Returns the proof from the phase's list in the config.
 *
 * @throws MERKLE_PROOFS_MISSING if the config has no such list.
 * @throws MERKLE_PROOF_MISMATCH if the list does not match the root on chain.
 */
async function proofFromList(
  context: CommandContext,
  { loaded, phaseIndex, merkleRoot, wallet, signal }: ListedWallet,
) {
  if (!isSolanaAddress(wallet)) return undefined
  const tokens = await fetchConfigTokens(context, loaded.config)
  const { tree } = await readPhaseList(loaded, phaseIndex, { tokens, flatFee: 0n, signal })
  if (!tree) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
  if (!merkleRoot || !Buffer.from(tree.root).equals(merkleRoot)) {
    throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
  }
  return tree.documentOf(wallet)
}
