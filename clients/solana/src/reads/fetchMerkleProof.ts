import { type ReadResourceOptions, readProofDocument } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { MAX_PROOF_BYTES, parseWalletProof } from './parseWalletProof.ts'
import type { MerkleProofDocument } from './proofDocument.ts'

/** Wallet and folder of a proof. */
export interface MerkleProofQuery {
  /** URI of the folder of proofs: ipfs:, https: or http:. */
  readonly baseUri: string
  readonly wallet: string
}

/** Options for reading a proof. */
export type MerkleProofOptions = Omit<ReadResourceOptions, 'isRetryable' | 'maxBytes'>

/**
 * Fetches the proof of a wallet from `{baseUri}/{wallet}.json`; undefined = the wallet is not on the list. A server
 * that is not available is tried three times, 3 seconds apart.
 *
 * @throws INVALID_ADDRESS for an invalid wallet.
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET, or the reason of
 * the signal.
 */
export async function fetchMerkleProof(
  { baseUri, wallet }: MerkleProofQuery,
  options: MerkleProofOptions = {},
): Promise<MerkleProofDocument | undefined> {
  const source = `${baseUri.replace(/\/+$/, '')}/${solanaAddress(wallet)}.json`
  const content = await readProofDocument(source, { ...options, maxBytes: MAX_PROOF_BYTES })
  return content && parseWalletProof(content, { source, wallet })
}
