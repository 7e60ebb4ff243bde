import type { CollectionInfo } from '@mintline/solana'
import { type ReactNode, useCallback } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { shortRevenueText } from '../lib/revenue.ts'
import { useListSales } from '../model/useListSales.ts'

interface ListRevenueProps {
  collections: readonly CollectionInfo[]
  /** Receives a function that formats a collection's revenue briefly. */
  children: (revenueOf: (collection: CollectionInfo) => string) => ReactNode
}

/** Passes each listed collection's revenue to its content: exact if that takes few requests. */
export function ListRevenue({ collections, children }: ListRevenueProps) {
  const { currency } = useCluster().identity
  const sales = useListSales(collections)
  const revenueOf = useCallback(
    (one: CollectionInfo) => shortRevenueText(one, sales?.get(one.editions), currency),
    [sales, currency],
  )
  return children(revenueOf)
}
