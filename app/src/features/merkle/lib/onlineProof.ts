import { isMintlineError, resourceUrl } from '@mintline/core'
import { fetchMerkleProof, type MerkleProofDocument } from '@mintline/solana'
import { leadsToRoot } from './checkProof.ts'

/** What the file of a wallet is like where it is online. */
export type OnlineProof =
  | 'right'
  /** It is there, and leads to another root. */
  | 'ofAnotherList'
  | 'missing'

/** Whether files can be read below an address, which is then one of ipfs:, https: or http:. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/index.json`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}

/**
 * Reads the proof of a wallet as a mint page does, and checks it.
 *
 * @param expected - what the list has for it
 * @throws what `fetchMerkleProof` throws
 */
export async function checkOnlineProof(
  baseUri: string,
  { claimant: wallet }: Pick<MerkleProofDocument, 'claimant'>,
  root: Uint8Array,
): Promise<OnlineProof> {
  const document = await fetchMerkleProof({ baseUri, wallet })
  if (!document) return 'missing'
  return leadsToRoot(document, root) ? 'right' : 'ofAnotherList'
}
