import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { ServerError } from '../../errors/serverError.ts'

/** Unit of amounts: whole coins of a collection's blockchain, or US dollars. */
export type Unit = 'COIN' | 'USD'

/**
 * The unit that a currency of a caller stands for; coins where none is named.
 *
 * @throws `CURRENCY_NOT_COUNTED` when the currency is neither the coin of the blockchain nor the dollar
 */
export function unitOf(currency: string | undefined, blockchain: Blockchain): Unit {
  const { symbol: coin } = nativeCurrencyOf(blockchain)
  if (currency === undefined || currency === coin) return 'COIN'
  if (currency === 'USD') return 'USD'
  throw new ServerError('CURRENCY_NOT_COUNTED', { currency, blockchain, coin })
}
