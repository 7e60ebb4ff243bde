import { fetchMerkleProof } from '@mintline/solana'
import { useMutation } from '@tanstack/react-query'
import type { MerkleWorker } from './merkleWorker.ts'

/** The result of checking a wallet's published proof. */
export type OnlineProof =
  | 'right'
  /** It exists, and leads to another root. */
  | 'ofAnotherList'
  | 'missing'

/** Reads the first wallet's published proof, as a mint would, and checks it. */
export function useOnlineProof(worker: MerkleWorker) {
  return useMutation({
    mutationFn: async (baseUri: string): Promise<OnlineProof> => {
      const first = await worker.proof(0)
      if (!first) throw new Error('The list has no wallets.')
      const document = await fetchMerkleProof({ baseUri, wallet: first.claimant })
      if (!document) return 'missing'
      return (await worker.check(document)) ? 'right' : 'ofAnotherList'
    },
  })
}
