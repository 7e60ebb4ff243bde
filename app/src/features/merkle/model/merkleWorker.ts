import type { SolanaAddress } from '@mintline/core/identifiers'
import type { MerkleProofDocument } from '@mintline/solana'
import type { StorageChoice } from '#entities/artwork/lib/artwork.ts'
import { type ListWorker, listWorker } from '#entities/list/model/listWorker.ts'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import type { MerkleReading, MerkleRequest } from '../lib/merkleService.ts'
import type { WrittenProofs } from '../lib/proofFolder.ts'
import type { ZipPart } from '../lib/zipParts.ts'

/** A worker that holds one merkle list. */
export interface MerkleWorker extends ListWorker<MerkleReading> {
  /** Returns a wallet's proof, by address or position from 0; undefined = not on the list. */
  proof: (wallet: SolanaAddress | number) => Promise<MerkleProofDocument | undefined>
  /** Returns true if a proof from anywhere leads to the list's root. */
  check: (document: MerkleProofDocument) => Promise<boolean>
  /** Returns the proofs for a part of the list as an archive. */
  zip: (part: ZipPart, options?: CallOptions) => Promise<Blob>
  /** Stores the proofs, and returns their address. */
  store: (storage: StorageChoice, options?: CallOptions) => Promise<string>
  /**
   * Writes the proofs into a local folder.
   *
   * @param replace - whether to replace another list's proofs there, instead of refusing the folder
   */
  writeFolder: (
    folder: FileSystemDirectoryHandle,
    replace: boolean,
    options?: CallOptions,
  ) => Promise<WrittenProofs>
}

/** Starts a worker for one list. */
export function startMerkleWorker(): MerkleWorker {
  const worker = new Worker(new URL('../lib/merkle.worker.ts', import.meta.url), { type: 'module' })
  const { ask, list } = listWorker<MerkleReading, MerkleRequest>(worker)
  return {
    ...list,
    proof: (wallet) => ask({ type: 'proof', wallet }),
    check: (document) => ask({ type: 'check', document }),
    zip: (part, call) => ask({ type: 'zip', part }, call),
    store: (storage, call) => ask({ type: 'store', storage }, call),
    writeFolder: (folder, replace, call) => ask({ type: 'folder', folder, replace }, call),
  }
}
