import type { SolanaAddress } from '@mintline/core/identifiers'
import type { MerkleProofDocument } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rootText } from '#entities/phase/lib/rootText.ts'
import type { MerkleWorker } from './merkleWorker.ts'

/** A wallet's proof, and whether the program would accept it. */
export interface CheckedProof {
  document: MerkleProofDocument
  /** True if it leads to the list's root. */
  isRight: boolean
}

/**
 * Computes a wallet's proof and checks it.
 *
 * @param wallet - by address or position from 0; undefined = none requested
 * @returns data is null for a wallet that is not on the list
 */
export function useCheckedProof(
  worker: MerkleWorker,
  root: Uint8Array,
  wallet: SolanaAddress | number | undefined,
) {
  return useQuery<CheckedProof | null>({
    queryKey: ['merkleProof', rootText(root), wallet],
    queryFn: async () => {
      const document = wallet === undefined ? undefined : await worker.proof(wallet)
      return document ? { document, isRight: await worker.check(document) } : null
    },
    enabled: wallet !== undefined,
    gcTime: 0,
    // Keeps the old proof in view while the next one is computed.
    placeholderData: keepPreviousData,
  })
}
