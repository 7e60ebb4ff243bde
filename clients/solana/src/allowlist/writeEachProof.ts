import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import type { BuiltMerkleList } from './buildMerkleList.ts'

/** Files in progress: twice what keeps Node's four file system threads busy. */
const LANES = 8

/** Counts of written and unchanged proof files. */
export interface WrittenProofCounts {
  readonly written: number
  readonly kept: number
}

/** Options for writing a list's proofs one by one. */
export interface WriteEachProofOptions {
  /** Writes one proof, unless it is already there. */
  readonly write: (document: MerkleProofDocument) => Promise<'written' | 'kept'>
  /** Files between progress reports; the last file is reported too. */
  readonly filesPerReport: number
  /** Called with the number of wallets whose file is correct, and the total. */
  readonly onProgress?:
    | ((progress: { readonly done: number; readonly total: number }) => void)
    | undefined
  /** Stops after the files in progress; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Writes a proof for every wallet on a list, several in parallel, to any storage.
 *
 * @throws What `write` throws first, once no other file is in progress, or the signal's reason.
 */
export async function writeEachProof(
  list: BuiltMerkleList,
  { write, filesPerReport, onProgress, signal }: WriteEachProofOptions,
): Promise<WrittenProofCounts> {
  const counts = { written: 0, kept: 0 }
  const failed = new AbortController()
  let next = 0
  const takeTurns = async () => {
    for (let document = list.documentAt(next++); document; document = list.documentAt(next++)) {
      signal?.throwIfAborted()
      failed.signal.throwIfAborted()
      counts[await write(document)] += 1
      const done = counts.written + counts.kept
      if (done % filesPerReport === 0 || done === list.size) {
        onProgress?.({ done, total: list.size })
      }
    }
  }
  // A few loops instead of a million promises; all end before a failure is reported.
  const lanes = Array.from({ length: LANES }, () =>
    takeTurns().catch((error: unknown) => failed.abort(error)),
  )
  await Promise.all(lanes)
  failed.signal.throwIfAborted()
  return counts
}
