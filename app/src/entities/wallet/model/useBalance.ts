import { PublicKey } from '@solana/web3.js'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

const INTERVAL = 15_000

/** Balance of an address in lamports; undefined while it is not known. */
export function useBalance(address: string): bigint | undefined {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('balance', address),
    queryFn: async () => BigInt(await connection.getBalance(new PublicKey(address))),
    refetchInterval: INTERVAL,
  })
  return data
}
