import type { CurrencyType } from '@mintline/core/enumerations/indexer'
import { formatCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { readCollectionKey } from '../../database/keys/index.ts'
import { currencyIdOf } from '../ids/texts.ts'

/** An amount in a currency, given by id, with its value in US dollars; undefined = no known rate. */
export interface PriceWithUsd {
  readonly currency: string
  /** Decimal text in whole units. */
  readonly value: string
  readonly valueUsd: string | undefined
}

/** Converts a row's price; undefined = no price. */
export function priceWithUsd(
  price: string | null,
  currency: Buffer | null,
  usd: string | null,
): PriceWithUsd | undefined {
  if (price === null || currency === null) return undefined
  return { currency: currencyIdOf(currency), value: price, valueUsd: usd ?? undefined }
}

/** Returns an amount in a currency type; undefined = unknown. */
export const amountIn = <Type extends CurrencyType>(currency: Type, value: string | null) =>
  value === null ? undefined : { currency, value }

/** Returns an amount in the coin on a collection's blockchain; undefined = unknown. */
export function inCoinOf(
  collection: Buffer,
  value: string | null,
  usd: string | null,
): PriceWithUsd | undefined {
  if (value === null) return undefined
  const { blockchain } = readCollectionKey(collection)
  const currency = formatCurrencyId(parseCurrencyId(`${blockchain}:native`))
  return { currency, value, valueUsd: usd ?? undefined }
}

/** Numbers of sales that sums lack, as no rate is known for them; undefined = the sums lack none. */
export interface UnpricedSales {
  /** Missing from the sum in coins. */
  readonly unpricedSales: number | undefined
  /** Missing from the sum in US dollars. */
  readonly unpricedSalesUsd: number | undefined
}

/** Converts the counts beside a row's sums. */
export const unpricedSalesOf = (row: {
  readonly unpriced_count: string
  readonly unpriced_usd_count: string
}): UnpricedSales => ({
  unpricedSales: someOf(Number(row.unpriced_count)),
  unpricedSalesUsd: someOf(Number(row.unpriced_usd_count)),
})

/** Returns a number of missing sales as the APIs show it; undefined = none is missing. */
export const someOf = (count: number): number | undefined => (count === 0 ? undefined : count)
