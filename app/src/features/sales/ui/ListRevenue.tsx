import type { CollectionInfo } from '@mintline/solana'
import { type ReactNode, useCallback } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { shortRevenueText } from '../lib/revenue.ts'
import { useListSales } from '../model/useListSales.ts'

interface ListRevenueProps {
  collections: readonly CollectionInfo[]
  /** Gets the revenue of a collection in few words. */
  children: (revenueOf: (collection: CollectionInfo) => string) => ReactNode
}

/** Content with the revenue of each collection of a list: exact where that takes few requests. */
export function ListRevenue({ collections, children }: ListRevenueProps) {
  const { currency } = useCluster().identity
  const sales = useListSales(collections)
  const revenueOf = useCallback(
    (one: CollectionInfo) => shortRevenueText(one, sales?.get(one.editions), currency),
    [sales, currency],
  )
  return children(revenueOf)
}
