import { join } from 'node:path'
import { readTextIfExists, replaceFile } from '@mintline/core/files'
import type { BuiltMerkleList } from '../allowlist/buildMerkleList.ts'
import { writeEachProof } from '../allowlist/writeEachProof.ts'
import { formatProofDocument, type MerkleProofDocument } from '../reads/proofDocument.ts'
import { closeProofFolder, openProofFolder, removeOtherProofs } from './proofFolder.ts'

export interface WriteMerkleProofsOptions {
  /** Folder path, created if missing. One folder holds one list's proofs. */
  readonly folder: string
  /** Replace another list's proofs in the folder, instead of refusing. Default: false. */
  readonly replace?: boolean | undefined
  /** Called every few hundred files and at the end. */
  readonly onProgress?: ((progress: MerkleProofsProgress) => void) | undefined
  /** Stops after the files in progress; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

export interface MerkleProofsProgress {
  /** Wallets whose file is correct. */
  readonly done: number
  /** Wallets in the list. */
  readonly total: number
}

export interface WrittenMerkleProofs {
  /** Files that were written. */
  readonly written: number
  /** Unchanged files. */
  readonly kept: number
  /** Files for wallets that are not in the list; removed only with `replace`. */
  readonly removed: number
}

const FILES_PER_REPORT = 256

/**
 * Writes `{wallet}.json` for each wallet on a list, and `index.json`, which identifies the list.
 *
 * Each file appears complete or not at all. You can resume a stopped run: correct files are not rewritten.
 *
 * @throws `MERKLE_PROOFS_OF_ANOTHER_LIST`, `MERKLE_PROOF_MANIFEST_INVALID`, `FILE_NOT_READABLE`, `FILE_NOT_WRITABLE`,
 * or the signal's reason
 */
export async function writeMerkleProofs(
  list: BuiltMerkleList,
  { folder, replace = false, onProgress, signal }: WriteMerkleProofsOptions,
): Promise<WrittenMerkleProofs> {
  signal?.throwIfAborted()
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
}

async function writeProof(
  folder: string,
  document: MerkleProofDocument,
): Promise<'written' | 'kept'> {
  const path = join(folder, `${document.claimant}.json`)
  const text = formatProofDocument(document)
  if ((await readTextIfExists(path)) === text) return 'kept'
  await replaceFile(path, text)
  return 'written'
}
