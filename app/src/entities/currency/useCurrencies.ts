import { fetchPriceTokens } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { baseUnitsOf, type CurrencyKey, type CurrencyOf } from './amounts.ts'

/** Returns the look-up for prices' currencies: the network's coin, and tokens once the node has told of them. */
export function useCurrencies(keys: readonly CurrencyKey[]): CurrencyOf {
  const { connection, identity } = useCluster()
  const { key } = useClusterQueries()
  const mints = [...new Set(keys.flatMap((one) => one ?? []))].sort()
  const { data: tokens, isError } = useQuery({
    queryKey: key('price tokens', ...mints),
    queryFn: ({ signal }) => fetchPriceTokens(connection, mints, { signal }),
    enabled: mints.length > 0,
    // A token's decimals never change.
    staleTime: Infinity,
    retry: 1,
  })
  const { currency } = identity
  return useCallback(
    (mint) => {
      if (mint === undefined) return currency
      return tokens?.get(mint) ?? (tokens || isError ? baseUnitsOf(mint) : undefined)
    },
    [tokens, isError, currency],
  )
}
