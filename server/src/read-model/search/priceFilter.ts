import type { PlatformType } from '@mintline/core/enumerations/marketplace'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { currencyKey } from '../../database/keys/index.ts'
import { type NumberRange, rangeConditions } from './numberRange.ts'

/** Price of a currency in the unit of a range of prices. */
export interface PricedCurrency {
  readonly id: CurrencyParts
  readonly rate: number
}

/** Conditions of the best listing or bid; undefined = any. */
export interface PriceFilter extends NumberRange {
  /** Currency of the range: by default, US dollars where no rates are given. */
  readonly currency?: CurrencyParts | undefined
  /** Rates by which prices are compared with the range: those in other currencies are in none. */
  readonly rates?: readonly PricedCurrency[] | undefined
  readonly platforms?: readonly PlatformType[] | undefined
}

/** Columns of the best order of one kind. */
export type PriceColumns = 'items.sell' | 'items.bid' | 'ownerships.sell'

/** Conditions of a filter; none where it asks for nothing. */
export function priceConditions(columns: PriceColumns, filter: PriceFilter): RawBuilder<boolean>[] {
  const { currency, rates, platforms } = filter
  const column = (name: string) => sql.ref(`${columns}_${name}`)
  const known = currency ? column('price') : column('usd')
  const price = rates ? ratedPrice(column, rates) : known
  return [
    ...(currency ? [sql<boolean>`${column('currency')} = ${currencyKey(currency)}`] : []),
    ...rangeConditions(price, filter),
    ...(platforms ? [sql<boolean>`${column('platform')} = any(${[...platforms]}::text[])`] : []),
  ]
}

/** The part of a filter that indexes find; none where it asks for nothing that they have. */
export const foundPrices = (columns: PriceColumns, filter: PriceFilter): RawBuilder<boolean>[] =>
  filter.rates ? [] : priceConditions(columns, { ...filter, platforms: undefined })

/** A price in the unit of rates; null where its currency has none. */
function ratedPrice(
  column: (name: string) => RawBuilder<unknown>,
  rates: readonly PricedCurrency[],
) {
  const ids = rates.map(({ id }) => currencyKey(id))
  const values = rates.map(({ rate }) => String(rate))
  return sql`(${column('price')} * (
    select rated.rate from unnest(${ids}::bytea[], ${values}::numeric[]) as rated (id, rate)
    where rated.id = ${column('currency')} limit 1))`
}
