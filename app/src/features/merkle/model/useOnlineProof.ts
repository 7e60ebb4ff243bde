import { useMutation } from '@tanstack/react-query'
import type { MerkleSummary } from '../lib/merkleDesk.ts'
import { checkOnlineProof } from '../lib/onlineProof.ts'
import type { MerkleWorker } from './merkleWorker.ts'

/** Checks the proof of the first wallet where the files are online, as its mint would read it. */
export function useOnlineProof(worker: MerkleWorker, { root }: MerkleSummary) {
  return useMutation({
    mutationFn: async (baseUri: string) => {
      const first = await worker.proof(0)
      if (!first) throw new Error('The list has no wallets.')
      return checkOnlineProof(baseUri, first, root)
    },
  })
}
