import { isSolanaAddress } from '@mintline/core/identifiers'
import { type PriceTokenFacts, tokenOf } from '@mintline/solana'
import { fetchPriceTokens } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import type { Currency } from '#shared/lib/amountText.ts'

/** What a phase is priced in. */
export interface PriceCurrency {
  /** The network's coin or the token; undefined = a token that is not known, or not yet. */
  currency: Currency | undefined
  /** Undefined for the network's coin. */
  token: PriceTokenFacts | undefined
  /** True if the network has no token at the address. */
  isMissing: boolean
}

/**
 * Returns the currency of a phase's price.
 *
 * @param priceToken The token's mint, as typed; '' or the wrapped native token's = the network's coin.
 */
export function usePriceCurrency(priceToken: string): PriceCurrency {
  const { connection, identity } = useCluster()
  const { key } = useClusterQueries()
  const mint = priceToken.trim()
  const isCoin = mint === '' || tokenOf({ priceToken: mint }) === undefined
  const { data } = useQuery({
    queryKey: key('price-token', mint),
    queryFn: async ({ signal }) =>
      (await fetchPriceTokens(connection, [mint], { signal })).get(mint) ?? null,
    enabled: !isCoin && isSolanaAddress(mint),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isCoin) return { currency: identity.currency, token: undefined, isMissing: false }
  return { currency: data ?? undefined, token: data ?? undefined, isMissing: data === null }
}
