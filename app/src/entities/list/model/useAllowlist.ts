import { type AllowlistEntry, fetchAllowlist } from '@mintline/solana'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'

/** Long lists take many requests: they are refetched after a change, or on request. */
const FRESH_FOR = 60_000

interface ListOf {
  deployment: string
  phaseIndex: number
}

/** Fetches a phase's entries on chain, ordered by wallet. */
export function useAllowlist(list: ListOf) {
  return useQuery(useAllowlistQuery(list))
}

/** Returns the entries from the cache if it is up to date; fetches nothing. */
export function useKnownAllowlist(list: ListOf): AllowlistEntry[] | undefined {
  const query = useAllowlistQuery(list)
  const { data } = useQuery({ ...query, enabled: false })
  const state = useQueryClient().getQueryState(query.queryKey)
  return state?.isInvalidated ? undefined : data
}

function useAllowlistQuery({ deployment, phaseIndex }: ListOf) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return queryOptions<AllowlistEntry[]>({
    queryKey: key('allowlist', deployment, String(phaseIndex)),
    queryFn: async ({ signal }) =>
      byWallet(await fetchAllowlist(connection, { deployment, phaseIndex }, { signal })),
    staleTime: FRESH_FOR,
    refetchOnWindowFocus: false,
  })
}

/** Entries on chain in a stable order: by wallet. */
export function byWallet(entries: readonly AllowlistEntry[]): AllowlistEntry[] {
  return [...entries].sort((a, b) => (a.user < b.user ? -1 : 1))
}
