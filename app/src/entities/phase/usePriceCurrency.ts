import { isSolanaAddress } from '@mintline/core/identifiers'
import { type PriceTokenFacts, priceTokenOf } from '@mintline/solana/reads'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { usePriceTokens } from '#entities/currency/useCurrencies.ts'
import type { Currency } from '#shared/lib/amountText.ts'

/** A phase's currency. */
export interface PriceCurrency {
  /** The network's coin or the token; undefined = a token that is not known, or not yet. */
  currency: Currency | undefined
  /** Undefined for the network's coin. */
  token: PriceTokenFacts | undefined
  /** True if the network has no token at the address. */
  isMissing: boolean
  /** True while the network is asked for it. */
  isReading: boolean
  /** Why the token could not be read; undefined = it was, or is being read. */
  failure: { error: unknown; retry: () => void } | undefined
}

/**
 * Returns the currency of a phase's price.
 *
 * @param priceToken The token's mint, as typed; '' or the wrapped native token's = the network's coin.
 */
export function usePriceCurrency(priceToken: string): PriceCurrency {
  const { currency } = useCluster().identity
  const mint = priceTokenOf({ priceToken: priceToken.trim() || undefined })
  const {
    data: tokens,
    error,
    isLoading: isReading,
    refetch,
  } = usePriceTokens(mint !== undefined && isSolanaAddress(mint) ? [mint] : [])
  if (mint === undefined) {
    return { currency, token: undefined, isMissing: false, isReading: false, failure: undefined }
  }
  const token = tokens?.get(mint)
  const failure = error && !token ? { error, retry: () => void refetch() } : undefined
  const isMissing = tokens !== undefined && !token
  return { currency: token, token, isMissing, isReading, failure }
}
