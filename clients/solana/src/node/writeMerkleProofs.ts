import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import type { BuiltMerkleList } from '../allowlist/buildMerkleList.ts'
import { writeEachProof } from '../allowlist/writeEachProof.ts'
import { AllowlistError } from '../errors/allowlistError.ts'
import { formatProofDocument, type MerkleProofDocument } from '../reads/proofDocument.ts'
import { closeProofFolder, openProofFolder, removeOtherProofs } from './proofFolder.ts'
import { readTextIfThere, replaceFile } from './replaceFile.ts'

export interface WriteMerkleProofsOptions {
  /** Path of the folder; made where there is none. One folder holds the proofs of one list. */
  readonly folder: string
  /** Whether proofs of another list in the folder are replaced, instead of refused. */
  readonly replace?: boolean | undefined
  /** Hears how far it is, every few hundred files and at the end. */
  readonly onProgress?: ((progress: MerkleProofsProgress) => void) | undefined
  /** Stops the work after the files that are being written; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

export interface MerkleProofsProgress {
  /** Wallets whose file is right. */
  readonly done: number
  /** Wallets in the list. */
  readonly total: number
}

export interface WrittenMerkleProofs {
  /** Files that were written. */
  readonly written: number
  /** Files that were there with the right content. */
  readonly kept: number
  /** Files of wallets that the list does not have; they are removed with `replace` only. */
  readonly removed: number
}

const FILES_PER_REPORT = 256

/**
 * Writes `{wallet}.json` for each wallet of a list, and `index.json` that says which list it is.
 *
 * Each file appears as a whole or not at all. A run that was stopped goes on where it was: files
 * that are right are left alone.
 *
 * @throws `MERKLE_PROOFS_OF_ANOTHER_LIST`, `MERKLE_PROOF_MANIFEST_INVALID`,
 * `MERKLE_PROOFS_NOT_WRITTEN` with the failure of the file system as its cause, or the reason of
 * the signal
 */
export async function writeMerkleProofs(
  list: BuiltMerkleList,
  { folder, replace = false, onProgress, signal }: WriteMerkleProofsOptions,
): Promise<WrittenMerkleProofs> {
  signal?.throwIfAborted()
  try {
    await openProofFolder(folder, list, replace)
    const counts = await writeEachProof(list, {
      write: (document) => writeProof(folder, document),
      filesPerReport: FILES_PER_REPORT,
      onProgress,
      signal,
    })
    const removed = replace ? await removeOtherProofs(folder, list) : 0
    await closeProofFolder(folder, list)
    return { ...counts, removed }
  } catch (cause) {
    if (signal?.aborted || isMintlineError(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new AllowlistError('MERKLE_PROOFS_NOT_WRITTEN', { folder, reason }, { cause })
  }
}

async function writeProof(
  folder: string,
  document: MerkleProofDocument,
): Promise<'written' | 'kept'> {
  const path = join(folder, `${document.claimant}.json`)
  const text = formatProofDocument(document)
  if ((await readTextIfThere(path)) === text) return 'kept'
  await replaceFile(path, text)
  return 'written'
}
