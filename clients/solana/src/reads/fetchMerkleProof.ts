import { solanaAddress } from '@mintline/core/identifiers'
import { readWalletProof, type WalletProofOptions } from '@mintline/core/metadata'
import { type MerkleProofDocument, parseWalletProof } from './proofDocument.ts'

/** Whose proof to fetch, and from which folder. */
export interface MerkleProofQuery {
  /** Proof folder URI: ipfs:, https: or http:. */
  readonly baseUri: string
  readonly wallet: string
}

/** Options for reading a proof. */
export type MerkleProofOptions = WalletProofOptions

/**
 * Fetches a wallet's proof from `{baseUri}/{wallet}.json`; undefined = the wallet is not on the list. An unavailable
 * server is tried three times, 3 seconds apart.
 *
 * @throws INVALID_ADDRESS for an invalid wallet.
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET, or the signal's
 * reason.
 */
export async function fetchMerkleProof(
  { baseUri, wallet }: MerkleProofQuery,
  options: MerkleProofOptions = {},
): Promise<MerkleProofDocument | undefined> {
  const address = solanaAddress(wallet)
  const parse = (content: Uint8Array, source: string) =>
    parseWalletProof(content, { source, wallet })
  return readWalletProof({ baseUri, spellings: [address], parse }, options)
}
