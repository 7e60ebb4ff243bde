import type { CurrencyType } from '@mintline/core/enumerations/indexer'
import { formatCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { readCollectionKey } from '../../database/keys/index.ts'
import { currencyIdOf } from '../ids/texts.ts'

/** An amount in a currency, which its id names, and what it is worth in US dollars; undefined = no rate is known. */
export interface PriceWithUsd {
  readonly currency: string
  /** Decimal text in whole units. */
  readonly value: string
  readonly valueUsd: string | undefined
}

/** A price of a row; undefined where there is none. */
export function priceWithUsd(
  price: string | null,
  currency: Buffer | null,
  usd: string | null,
): PriceWithUsd | undefined {
  if (price === null || currency === null) return undefined
  return { currency: currencyIdOf(currency), value: price, valueUsd: usd ?? undefined }
}

/** Amount in a currency type; undefined where it is not known. */
export const amountIn = <Type extends CurrencyType>(currency: Type, value: string | null) =>
  value === null ? undefined : { currency, value }

/** An amount in the coin of a collection's blockchain; undefined where it is not known. */
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
