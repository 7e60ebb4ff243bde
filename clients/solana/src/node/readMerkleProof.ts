import { type ProofFileQuery, readProofFile } from '@mintline/core/files'
import { solanaAddress } from '@mintline/core/identifiers'
import { type MerkleProofDocument, parseWalletProof } from '../reads/proofDocument.ts'

/**
 * Reads a wallet's proof from the file `{wallet}.json` in a folder; undefined = the folder has no such file, so the
 * wallet is not on the list.
 *
 * @throws INVALID_ADDRESS for an invalid wallet.
 * @throws MERKLE_PROOF_NOT_AVAILABLE if the folder does not exist or the file cannot be read.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET
 */
export async function readMerkleProof({
  folder,
  wallet,
  list,
}: ProofFileQuery): Promise<MerkleProofDocument | undefined> {
  const parse = (content: Uint8Array, source: string) =>
    parseWalletProof(content, { source, wallet })
  return readProofFile({ folder, spellings: [solanaAddress(wallet)], list, parse })
}
