import type { CurrencyType } from '@mintline/core/enumerations/indexer'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { ApiError } from '../../../http/apiError.ts'
import type { Unit } from '../../../read-model/analytics/unit.ts'

/**
 * The unit that a currency of a caller stands for; coins where none is named.
 *
 * @throws ApiError 400 when the currency is neither the coin of the blockchain nor the dollar
 */
export function unitOf(currency: CurrencyType | undefined, blockchain: Blockchain): Unit {
  const { symbol } = nativeCurrencyOf(blockchain)
  if (currency === undefined || currency === symbol) return 'COIN'
  if (currency === 'USD') return 'USD'
  const message = `currency is ${currency}, and amounts of ${blockchain} are given in ${symbol} or USD`
  throw new ApiError('validation', message)
}
