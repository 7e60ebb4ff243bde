import type { PlatformType } from '@mintline/core/enumerations/marketplace'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { currencyKey } from '../../database/keys/index.ts'

/** A currency's rate, in the unit that a price range uses. */
interface PricedCurrency {
  readonly id: CurrencyParts
  readonly rate: number
}

/** Conditions on the best listing or bid; undefined = any. */
export interface PriceFilter extends NumberRange {
  /** Currency for the range. Default: US dollars, unless there are rates. */
  readonly currency?: CurrencyParts | undefined
  /** Rates to convert prices with before comparing; prices in other currencies never match. */
  readonly rates?: readonly PricedCurrency[] | undefined
  readonly platforms?: readonly PlatformType[] | undefined
}

/** Columns for one kind of best order. */
export type PriceColumns = 'items.sell' | 'items.bid' | 'ownerships.sell'

/** Builds a filter's conditions; empty if unrestricted. */
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

/** Builds the conditions that indexes can find; empty if there are none. */
export const foundPrices = (columns: PriceColumns, filter: PriceFilter): RawBuilder<boolean>[] =>
  filter.rates ? [] : priceConditions(columns, { ...filter, platforms: undefined })

/** Converts a price with the rates; null if its currency has no rate. */
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

/** Number range, both ends included; undefined = unbounded. */
export interface NumberRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Builds the conditions on a value in a range; empty without bounds. */
export const rangeConditions = (
  value: RawBuilder<unknown>,
  { from, to }: NumberRange,
): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${value} >= ${String(from)}::numeric`]),
  ...(to === undefined ? [] : [sql<boolean>`${value} <= ${String(to)}::numeric`]),
]
