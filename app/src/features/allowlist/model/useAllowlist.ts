import { type AllowlistEntry, fetchAllowlist } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#features/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#features/cluster/model/useClusterQueries.ts'
import { byWallet } from '../lib/listFiles.ts'

/** Long lists take many requests: they are read anew after a change, or when somebody asks for it. */
const FRESH_FOR = 60_000

/** The entries of a phase on chain, in the order of their wallets. */
export function useAllowlist({
  deployment,
  phaseIndex,
}: {
  deployment: string
  phaseIndex: number
}) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<AllowlistEntry[]>({
    queryKey: key('allowlist', deployment, String(phaseIndex)),
    queryFn: async ({ signal }) =>
      byWallet(await fetchAllowlist(connection, { deployment, phaseIndex }, { signal })),
    staleTime: FRESH_FOR,
    refetchOnWindowFocus: false,
  })
}
