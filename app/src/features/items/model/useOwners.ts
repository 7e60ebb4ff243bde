import { fetchItemOwners } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** The owner of an item. */
export type Holder =
  /** Base58. */
  { status: 'held'; owner: string } | { status: 'burned' }

/**
 * Owners of items by mint. They are read one by one, so only on request.
 */
export function useOwners(mints: readonly string[], { isWanted }: { isWanted: boolean }) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<ReadonlyMap<string, Holder>>({
    queryKey: key('owners', ...mints),
    queryFn: async ({ signal }) => {
      const owners = await fetchItemOwners(connection, mints, { signal })
      return new Map(mints.map((mint, index) => [mint, holderOf(owners[index])]))
    },
    enabled: isWanted && mints.length > 0,
  })
}

function holderOf(owner: string | undefined): Holder {
  return owner === undefined ? { status: 'burned' } : { status: 'held', owner }
}
