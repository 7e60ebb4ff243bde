import type { Platform } from '@mintline/core/enumerations/indexer'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { currencyKey } from '../../database/keys/index.ts'

/** Conditions of the best listing or bid; undefined = any. */
export interface PriceFilter {
  /** Range of prices, both included: in the currency, or in US dollars where none is asked for. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly currency?: CurrencyParts | undefined
  readonly platforms?: readonly Platform[] | undefined
}

/** Columns of the best order of one kind. */
export type PriceColumns = 'items.sell' | 'items.bid' | 'ownerships.sell'

/** Conditions of a filter; none where it asks for nothing. */
export function priceConditions(columns: PriceColumns, filter: PriceFilter): RawBuilder<boolean>[] {
  const { from, to, currency, platforms } = filter
  const column = (name: string) => sql.ref(`${columns}_${name}`)
  const price = currency ? column('price') : column('usd')
  return [
    ...(currency ? [sql<boolean>`${column('currency')} = ${currencyKey(currency)}`] : []),
    ...(from === undefined ? [] : [sql<boolean>`${price} >= ${String(from)}::numeric`]),
    ...(to === undefined ? [] : [sql<boolean>`${price} <= ${String(to)}::numeric`]),
    ...(platforms ? [sql<boolean>`${column('platform')} = any(${[...platforms]}::text[])`] : []),
  ]
}
