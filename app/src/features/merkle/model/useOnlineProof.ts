import { fetchMerkleProof } from '@mintline/solana'
import { useMutation } from '@tanstack/react-query'
import type { MerkleWorker } from './merkleWorker.ts'

/** Result of checking the published proof of a wallet. */
export type OnlineProof =
  | 'right'
  /** It exists, and leads to another root. */
  | 'ofAnotherList'
  | 'missing'

/** Reads the published proof of the first wallet, as a mint would, and checks it. */
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
