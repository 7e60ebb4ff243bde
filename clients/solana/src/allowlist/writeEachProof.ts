import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import type { BuiltMerkleList } from './buildMerkleList.ts'

/** Files worked on at once: twice what keeps the four threads of Node's file system busy. */
const LANES = 8

/** How many proof files were written, and how many were there with the right content. */
export interface WrittenProofCounts {
  readonly written: number
  readonly kept: number
}

/** How the proofs of a list are written, one by one. */
export interface WriteEachProofOptions {
  /** Puts one proof in its place, unless it is there already. */
  readonly write: (document: MerkleProofDocument) => Promise<'written' | 'kept'>
  /** After how many files progress is told, and at the end. */
  readonly filesPerReport: number
  /** Counts wallets whose file is right, of all wallets in the list. */
  readonly onProgress?:
    | ((progress: { readonly done: number; readonly total: number }) => void)
    | undefined
  /** Stops the work after the files that are being written; the promise rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Has the proof of every wallet of a list written, some at the same time, wherever files are kept.
 *
 * @throws What `write` throws first, once no other file is being written, or the reason of the signal.
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
  // A few loops instead of a million promises; all have ended before anybody hears of a failure.
  const lanes = Array.from({ length: LANES }, () =>
    takeTurns().catch((error: unknown) => failed.abort(error)),
  )
  await Promise.all(lanes)
  failed.signal.throwIfAborted()
  return counts
}
