import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { parseWalletProof } from '../reads/parseWalletProof.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'

/** Wallet and folder of a proof. */
export interface MerkleProofFileQuery {
  /** Path of the folder of proofs. */
  readonly folder: string
  readonly wallet: string
}

/**
 * Reads the proof of a wallet from the file `{wallet}.json` of a folder; undefined = the folder has no such file, so
 * the wallet is not on the list.
 *
 * @throws INVALID_ADDRESS for an invalid wallet.
 * @throws MERKLE_PROOF_NOT_AVAILABLE where the folder does not exist or the file cannot be read.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET
 */
export async function readMerkleProof({
  folder,
  wallet,
}: MerkleProofFileQuery): Promise<MerkleProofDocument | undefined> {
  const source = join(folder, `${solanaAddress(wallet)}.json`)
  const content = await readProofFile(source)
  return content && parseWalletProof(content, { source, wallet })
}

async function readProofFile(path: string): Promise<Uint8Array | undefined> {
  try {
    // A missing folder must not look like a list without the wallet.
    await access(dirname(path))
    return await readFile(path)
  } catch (cause) {
    if (isAbsent(cause, path)) return undefined
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', { source: path, reason }, { cause })
  }
}

function isAbsent(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false
  return error.code === 'ENOENT' && error.path === path
}
