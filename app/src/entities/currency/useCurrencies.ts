import { fetchPriceTokens } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import type { CurrencyKey, CurrencyOf } from './amounts.ts'
import { baseUnitsOf } from './baseUnitsOf.ts'

/** Returns the look-up for prices' currencies: the network's coin, and tokens once the node has told of them. */
export function useCurrencies(keys: readonly CurrencyKey[]): CurrencyOf {
  const { currency } = useCluster().identity
  const { data: tokens, isError } = usePriceTokens(keys.flatMap((key) => key ?? []))
  return useCallback(
    (mint) => {
      if (mint === undefined) return currency
      return tokens?.get(mint) ?? (tokens || isError ? baseUnitsOf(mint) : undefined)
    },
    [tokens, isError, currency],
  )
}

/** Fetches tokens by their mints, which have to be addresses. Those that the network does not have are left out. */
export function usePriceTokens(mints: readonly string[]) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const distinct = [...new Set(mints)].sort()
  return useQuery({
    queryKey: key('price tokens', ...distinct),
    queryFn: ({ signal }) => fetchPriceTokens(connection, distinct, { signal }),
    enabled: distinct.length > 0,
    // A token's decimals never change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
