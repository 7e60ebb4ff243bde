import { parseCurrencyId } from '@mintline/core/identifiers'
import type { CurrencyModel } from '../../read-model/chains/currencies.ts'
import { optionalAmountOf, quotientOf } from '../models/amount.ts'
import type { Currency } from './schemas.ts'

/** Finds a currency by id; undefined = not known. */
export type FindCurrency = (id: string | undefined) => Currency | undefined

/**
 * Converts a currency to version 4. Its `rate` is in US dollars, `rateEth` in ether.
 *
 * @param etherRate - ether's price in US dollars; undefined = not known
 */
export function currencyOf(
  { currencyId, symbol, alias, rate, decimals }: CurrencyModel,
  etherRate: string | undefined,
): Currency {
  return {
    id: currencyId,
    address: currencyId,
    blockchain: parseCurrencyId(currencyId).blockchain,
    decimals,
    name: alias ?? symbol,
    symbol,
    rate: optionalAmountOf(rate),
    rateEth: rate && etherRate ? quotientOf(rate, etherRate) : undefined,
  }
}
