import type { AskOptions } from '@mintline/core'
import type { EditionPhase } from '../reads/collectionInfo.ts'
import { fetchMerkleProof } from '../reads/fetchMerkleProof.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'

/** The phase of a proof. */
export type ProofPhase = Pick<EditionPhase, 'phaseIndex' | 'merkleRoot'>

/** Source of the merkle proofs of wallets. */
export type ProofSource =
  /** URL of a folder with a document for each wallet: see `fetchMerkleProof`. */
  | string
  /** Returns the document of a wallet in a phase; undefined = the wallet is not listed. */
  | ((
      wallet: string,
      signal: AbortSignal | undefined,
      phase: ProofPhase,
    ) => Promise<MerkleProofDocument | undefined>)

/**
 * The proof of a wallet in a phase; undefined = the wallet is not listed.
 *
 * @throws What `fetchMerkleProof` or the source throws.
 */
export function fetchProof(
  source: ProofSource,
  { wallet, phase }: { readonly wallet: string; readonly phase: ProofPhase },
  { signal, clock }: AskOptions = {},
): Promise<MerkleProofDocument | undefined> {
  if (typeof source !== 'string') return source(wallet, signal, phase)
  return fetchMerkleProof({ baseUri: source, wallet }, { signal, ...(clock && { clock }) })
}
