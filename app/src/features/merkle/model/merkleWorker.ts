import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AllowlistCsvOptions, MerkleProofDocument } from '@mintline/solana'
import { type CallOptions, callWorker } from '../lib/calls.ts'
import type { MerkleReading, MerkleRequest } from '../lib/merkleService.ts'
import type { WrittenProofs } from '../lib/proofFolder.ts'
import type { ZipPart } from '../lib/zipParts.ts'

/** Somebody who keeps one merkle list, beside the page, which stays free to answer the person. */
export interface MerkleWorker {
  /** Takes a file, in place of what was there before. */
  read: (text: string, csv: AllowlistCsvOptions, options?: CallOptions) => Promise<MerkleReading>
  /** What a wallet needs to mint, by its address or its position from 0; undefined = not listed. */
  proof: (wallet: SolanaAddress | number) => Promise<MerkleProofDocument | undefined>
  /** Whether a proof, which may be from anywhere, leads to the root of the list. */
  check: (document: MerkleProofDocument) => Promise<boolean>
  /** The proofs of a part of the list, as an archive. */
  zip: (part: ZipPart, options?: CallOptions) => Promise<Blob>
  /**
   * Writes the proofs into a folder of this machine.
   *
   * @param replace - whether those of another list there are replaced, instead of refused
   */
  writeFolder: (
    folder: FileSystemDirectoryHandle,
    replace: boolean,
    options?: CallOptions,
  ) => Promise<WrittenProofs>
  /** Ends whatever it does and forgets the list. */
  stop: () => void
}

/** Starts a worker of its own for one list. */
export function startMerkleWorker(): MerkleWorker {
  const worker = new Worker(new URL('../lib/merkle.worker.ts', import.meta.url), { type: 'module' })
  const ask = <Answer>(request: MerkleRequest, options?: CallOptions) =>
    callWorker<Answer>(worker, request, options)
  return {
    read: (text, options, call) => ask({ type: 'read', text, options }, call),
    proof: (wallet) => ask({ type: 'proof', wallet }),
    check: (document) => ask({ type: 'check', document }),
    zip: (part, call) => ask({ type: 'zip', part }, call),
    writeFolder: (folder, replace, call) => ask({ type: 'folder', folder, replace }, call),
    stop: () => worker.terminate(),
  }
}
