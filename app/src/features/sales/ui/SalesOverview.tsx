import type { CollectionInfo } from '@mintline/solana'
import { useQueryClient } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { isReadUnasked } from '#entities/history/lib/readUnasked.ts'
import { type LongRead, useLongRead } from '#entities/history/model/useLongRead.ts'
import { type Sales, salesOf } from '../lib/salesOf.ts'
import { SalesByPhase } from './SalesByPhase.tsx'
import { SalesFigures } from './SalesFigures.tsx'

/** Revenue, minted items, collectors and holders, and sales by phase. */
export function SalesOverview({ collection }: { collection: CollectionInfo }) {
  const sales = useSales(collection)
  return (
    <>
      <SalesFigures collection={collection} sales={sales} />
      {collection.numberOfTokensIssued > 0n && (
        <SalesByPhase collection={collection} sales={sales} />
      )}
    </>
  )
}

/** Reads a collection's sales from its transactions: automatically if it has few items. */
function useSales({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>): LongRead<Sales> {
  const client = useQueryClient()
  const { call } = useCluster()
  return useLongRead({
    name: 'sales',
    deployment,
    issued,
    isUnasked: isReadUnasked(issued),
    read: async (options) => {
      if (issued === 0n) return salesOf(deployment, [])
      // Loaded with the first read: a new collection has none.
      const { fetchSales } = await import('../model/fetchSales.ts')
      return fetchSales(call, client, { deployment, issued }, options)
    },
  })
}
