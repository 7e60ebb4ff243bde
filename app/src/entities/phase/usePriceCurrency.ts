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
}

/**
 * Returns the currency of a phase's price.
 *
 * @param priceToken The token's mint, as typed; '' or the wrapped native token's = the network's coin.
 */
export function usePriceCurrency(priceToken: string): PriceCurrency {
  const { currency } = useCluster().identity
  const mint = priceTokenOf({ priceToken: priceToken.trim() || undefined })
  const { data: tokens } = usePriceTokens(mint !== undefined && isSolanaAddress(mint) ? [mint] : [])
  if (mint === undefined) return { currency, token: undefined, isMissing: false }
  const token = tokens?.get(mint)
  return { currency: token, token, isMissing: tokens !== undefined && !token }
}
