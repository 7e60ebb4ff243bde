import {
  type CollectionInfo,
  collectionLookupTable,
  fetchCollectionInfo,
  fetchTableFacts,
  lookupTableAddresses,
  prepareLookupTable,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { lookupTableChanges } from '#entities/plan/lib/lookupTableChanges.ts'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { type LookupTableState, lookupTableState } from '../lib/lookupTableState.ts'

/** Reads the open collection's lookup table, and completes it on request. */
export function useLookupTable() {
  const info = useOpenCollection()
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const { review } = useTransactions()
  const wanted = lookupTableAddresses(info).join()
  const query = useQuery<LookupTableState>({
    queryKey: key('lookup-table', info.editions, collectionLookupTable(info) ?? '', wanted),
    queryFn: async () =>
      lookupTableState(info, await fetchTableFacts(await openConnection(), info)),
  })
  const complete = async (confirmLabel: string) => {
    let begun: string | undefined
    const plan = async (wallet: string) => {
      const connection = await openConnection()
      const fresh = await fetchCollectionInfo(connection, info.editions)
      const planned = await prepareLookupTable(connection, { info: fresh, wallet, begun })
      begun = planned.lookupTable
      return { plan: planned, changes: lookupTableChanges(planned) }
    }
    await review({ title: titleOf(info, confirmLabel), plan, confirmLabel })
  }
  return { info, query, complete }
}

function titleOf({ symbol }: CollectionInfo, verb: string): string {
  return `${verb} the lookup table of ${symbol}`
}
