import {
  ORDER_STATUSES,
  type OrderStatus,
  type Platform,
} from '@mintline/core/enumerations/indexer'
import type { PlatformType } from '@mintline/core/enumerations/marketplace'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { addressKey, currencyKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { GroupAddress } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'

/** Filter for order lists; undefined = any. */
export interface OrderFilter {
  /** A platform that is not indexed matches nothing. */
  readonly platform?: Platform | PlatformType | undefined
  /** Address that receives an origin fee. */
  readonly origin?: GroupAddress | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly currencies?: readonly CurrencyParts[] | undefined
  /** Range for the creation time, both ends included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Part of an order list: rows in index order, and filters on them. */
export interface OrderBranch {
  readonly rows: SelectQueryBuilder<DB, 'orders', object>
  /** Conditions that no index has. */
  readonly filters: readonly RawBuilder<boolean>[]
}

/** Builds the condition that all filters are met. */
export const allOf = (filters: OrderBranch['filters']): RawBuilder<boolean> =>
  sql`(${sql.join([...filters], sql` and `)})`

/** Returns a filter's statuses, deduplicated. Lists have a branch for each: indexes have it before the sort columns. */
export const statusesOf = ({ statuses = ORDER_STATUSES }: OrderFilter): OrderStatus[] => [
  ...new Set(statuses),
]

/**
 * Builds the branches of an order list on one blockchain, one per status; empty if the filter excludes the blockchain.
 *
 * @param inIndex - adds the conditions that follow the status in the index
 */
export function orderBranches(
  reader: Reader,
  blockchain: Blockchain,
  filter: OrderFilter,
  inIndex: (rows: OrderBranch['rows']) => OrderBranch['rows'],
): OrderBranch[] {
  const { platform, origin, currencies, from, to } = filter
  const originKey = origin && keyOn(blockchain, origin)
  const currencyKeys = currencies
    ?.filter((currency) => currency.blockchain === blockchain)
    .map(currencyKey)
  if ((origin && !originKey) || currencyKeys?.length === 0) return []
  const filters = [
    ...(platform ? [sql<boolean>`orders.platform = ${platform}`] : []),
    ...(originKey ? [sql<boolean>`orders.origins @> array[${originKey}::bytea]`] : []),
    ...(currencyKeys ? [sql<boolean>`orders.currency = ${anyOf(currencyKeys)}`] : []),
    ...(from ? [sql<boolean>`orders.created_at >= ${from}`] : []),
    ...(to ? [sql<boolean>`orders.created_at <= ${to}`] : []),
  ]
  return statusesOf(filter).map((status) => ({
    rows: inIndex(reader.selectFrom('orders').where('orders.status', '=', status)),
    filters,
  }))
}

/** Returns an address key on a blockchain; undefined if the address belongs to another group. */
export function keyOn(
  blockchain: Blockchain,
  { group, address }: GroupAddress,
): Buffer | undefined {
  return layerOneOf(blockchain) === group ? addressKey({ blockchain, address }) : undefined
}
