import { fetchMerkleProof } from '@mintline/solana'
import type { StorageChoice } from '#entities/artwork/lib/artwork.ts'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { useCancellable } from '#shared/lib/useCancellable.ts'
import type { CallProgress } from '#shared/lib/workerCalls.ts'
import type { MerkleWorker } from './merkleWorker.ts'

/** Progress and outcome while storing a list. */
export type StoringState =
  | { readonly status: 'idle' }
  | { readonly status: 'storing'; readonly progress: CallProgress }
  /** Read back from its address. */
  | { readonly status: 'reading' }
  /** It is stored, but cannot be read from its address, at least not yet. */
  | { readonly status: 'unread'; readonly address: string; readonly reason: string }
  | { readonly status: 'failed'; readonly error: unknown }

/** The result of reading a list's first wallet at an address. */
export type OnlineList =
  | 'right'
  /** It exists, and belongs to another list. */
  | 'ofAnotherList'
  | 'missing'

/**
 * Reads the first wallet's proof at an address, as a mint would, and checks it.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, or the signal's reason.
 */
export async function readBackList(
  worker: MerkleWorker,
  baseUri: string,
  signal?: AbortSignal,
): Promise<OnlineList> {
  const first = await worker.proof(0)
  if (!first) throw new Error('The list has no wallets.')
  const wallet = first.claimant
  const document = await fetchMerkleProof({ baseUri, wallet }, { ...resources, signal })
  if (!document) return 'missing'
  return (await worker.check(document)) ? 'right' : 'ofAnotherList'
}

/** Stores a list's files, and reads them back from their address. */
export function useStoredList(worker: MerkleWorker) {
  const { state, begin, cancel } = useCancellable<StoringState>({ status: 'idle' })

  /** Returns the list's address; undefined if it was not stored, not read back, or cancelled. */
  const store = async (choice: StorageChoice): Promise<string | undefined> => {
    const { signal, show } = begin()
    let address: string | undefined
    try {
      show({ status: 'storing', progress: { done: 0, total: 1 } })
      const onProgress = (progress: CallProgress) => show({ status: 'storing', progress })
      address = await worker.store(choice, { signal, onProgress })
      show({ status: 'reading' })
      const found = await readBackList(worker, address, signal)
      signal.throwIfAborted()
      if (found !== 'right') {
        show({ status: 'unread', address, reason: 'Nothing is at its address.' })
        return undefined
      }
      show({ status: 'idle' })
      return address
    } catch (error) {
      if (address === undefined) show({ status: 'failed', error })
      else show({ status: 'unread', address, reason: errorText(error) })
      return undefined
    }
  }
  return { state, store, cancel }
}
