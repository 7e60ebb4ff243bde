import { type CollectionInfo, collectionLookupTable, fetchMintLookupTable } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { type ProofFit, proofFit } from '../lib/proofFit.ts'

/** Checks whether proofs from a list with this many wallets fit into a collection's mints. */
export function useProofFit(info: CollectionInfo, wallets: number) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const table = collectionLookupTable(info)
  return useQuery<ProofFit>({
    queryKey: key('proofFit', info.editions, `${wallets}`, table ?? ''),
    queryFn: async ({ signal }) => {
      const lookupTable = await fetchMintLookupTable(connection, info, { signal })
      return proofFit({ info, wallets, lookupTable })
    },
  })
}
