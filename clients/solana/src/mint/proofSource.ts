import type { MerkleProofDocument } from '../allowlist/proofDocument.ts'
import { fetchMerkleProof } from '../reads/fetchMerkleProof.ts'
import type { AskOptions } from '../send/askNode.ts'

/** Where merkle proofs of wallets are. */
export type ProofSource =
  /** Address of a folder with a document for each wallet: see `fetchMerkleProof`. */
  | string
  /** Answers the document of a wallet; undefined = the wallet is not listed. */
  | ((wallet: string, signal?: AbortSignal) => Promise<MerkleProofDocument | undefined>)

/**
 * The proof of a wallet; undefined = the wallet is not listed.
 *
 * @throws What `fetchMerkleProof` or the source throws.
 */
export function fetchProof(
  source: ProofSource,
  wallet: string,
  { signal, clock }: AskOptions,
): Promise<MerkleProofDocument | undefined> {
  if (typeof source !== 'string') return source(wallet, signal)
  return fetchMerkleProof({ baseUri: source, wallet }, { signal, ...(clock && { clock }) })
}
