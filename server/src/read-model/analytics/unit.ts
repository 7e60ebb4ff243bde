import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'

/** Unit for amounts: whole coins on the collection's blockchain, or US dollars. */
export type Unit = 'COIN' | 'USD'

/**
 * Returns the unit for a requested currency; defaults to coins.
 *
 * @throws `CURRENCY_NOT_COUNTED` if the currency is neither the blockchain's coin nor the US dollar
 */
export function unitOf(currency: string | undefined, blockchain: Blockchain): Unit {
  const { symbol: coin } = nativeCurrencyOf(blockchain)
  if (currency === undefined || currency === coin) return 'COIN'
  if (currency === 'USD') return 'USD'
  throw new ServerError('CURRENCY_NOT_COUNTED', { currency, blockchain, coin })
}
