import { isSolanaAddress } from '@mintline/core'
import type { CollectionInfo, MintItemsInput } from '@mintline/solana'
import { readMerkleProof } from '@mintline/solana/node'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { readPhaseList } from '../lists/readPhaseLists.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

const REMOTE = /^(https?|ipfs):/

type ProofSource = NonNullable<MintItemsInput['proofSource']>

/**
 * Where merkle proofs come from: an address, a folder, or the config's own lists.
 *
 * @param given Of `--proofs`.
 */
export function proofSource(
  context: CommandContext,
  info: CollectionInfo,
  given: string | undefined,
): ProofSource | undefined {
  if (given !== undefined) {
    if (REMOTE.test(given)) return given
    const folder = context.path(given)
    return (wallet) => readMerkleProof({ folder, wallet })
  }
  const loaded = context.configIfAny()
  if (loaded?.config.collection.symbol !== info.symbol) return undefined
  return (wallet, signal) => proofFromLists(loaded, info, wallet, signal)
}

/** The proof from the list whose root a phase on chain has. */
async function proofFromLists(
  loaded: LoadedConfig,
  info: CollectionInfo,
  wallet: string,
  signal: AbortSignal | undefined,
) {
  if (!isSolanaAddress(wallet)) return undefined
  for (const { phaseIndex, merkleRoot } of info.phases) {
    if (!merkleRoot) continue
    const { tree } = await readPhaseList(loaded, phaseIndex, { flatFee: 0n, signal })
    if (tree && Buffer.from(tree.root).equals(merkleRoot)) {
      const document = tree.documentOf(wallet)
      if (document) return document
    }
  }
  return undefined
}
