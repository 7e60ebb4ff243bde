import type { WalletProofOptions } from '@mintline/core'
import type { EditionPhase } from '../reads/collectionInfo.ts'
import { fetchMerkleProof } from '../reads/fetchMerkleProof.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'

/** The phase that a proof is for. */
export type ProofPhase = Pick<EditionPhase, 'phaseIndex' | 'merkleRoot'>

/** Where to get wallets' merkle proofs. */
export type ProofSource =
  /** Folder URL, with a document for each wallet: see `fetchMerkleProof`. */
  | string
  /** Returns a wallet's document for a phase; undefined = the wallet is not listed. */
  | ((
      wallet: string,
      signal: AbortSignal | undefined,
      phase: ProofPhase,
    ) => Promise<MerkleProofDocument | undefined>)

/**
 * Gets a wallet's proof for a phase; undefined = the wallet is not listed.
 *
 * @throws What `fetchMerkleProof` or the source throws.
 */
export function fetchProof(
  source: ProofSource,
  { wallet, phase }: { readonly wallet: string; readonly phase: ProofPhase },
  options: WalletProofOptions = {},
): Promise<MerkleProofDocument | undefined> {
  if (typeof source !== 'string') return source(wallet, options.signal, phase)
  return fetchMerkleProof({ baseUri: source, wallet }, options)
}
