import { useQuery } from '@tanstack/react-query'
import { useAccountChanges } from '#entities/cluster/model/accountWatchContext.ts'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'

/** Polling interval if accounts are not watched. */
const INTERVAL = 15_000

/** Fetches an address's balance in lamports; undefined while it is not known. */
export function useBalance(address: string): bigint | undefined {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const isWatched = useAccountChanges([address], () => void refetch())
  const { data, refetch } = useQuery({
    queryKey: key('balance', address),
    queryFn: async () => {
      const { value } = await connection.getAccountInfoAndContext({ toBase58: () => address })
      return BigInt(value?.lamports ?? 0)
    },
    refetchInterval: !isWatched && INTERVAL,
  })
  return data
}
