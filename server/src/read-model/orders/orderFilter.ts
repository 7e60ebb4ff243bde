import type { OrderStatus, Platform } from '@mintline/core/enumerations/indexer'
import type { PlatformType } from '@mintline/core/enumerations/marketplace'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { addressKey, currencyKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { GroupAddress } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'

/** Conditions of lists of orders; undefined = any. */
export interface OrderFilter {
  /** Of those that are not indexed, there is nothing. */
  readonly platform?: Platform | PlatformType | undefined
  /** Receiver of an origin fee. */
  readonly origin?: GroupAddress | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly currencies?: readonly CurrencyParts[] | undefined
  /** Range of times of creation, both included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Part of a list of orders: its rows as an index has them, and the condition of those that are listed. */
export interface OrderBranch {
  readonly rows: SelectQueryBuilder<DB, 'orders', object>
  /** Conditions that no index has. */
  readonly filters: readonly RawBuilder<boolean>[]
}

/** Condition that all filters are met. */
export const allOf = (filters: OrderBranch['filters']): RawBuilder<boolean> =>
  sql`(${sql.join([...filters], sql` and `)})`

/** All statuses: lists have a branch for each, since indexes have the status before what they are sorted by. */
const STATUSES: readonly OrderStatus[] = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED']

/** The statuses of a filter, each once. */
export const statusesOf = ({ statuses = STATUSES }: OrderFilter): OrderStatus[] => [
  ...new Set(statuses),
]

/**
 * Parts of a list of orders of one blockchain that fit a filter, one for each status; none where the filter excludes the
 * blockchain.
 *
 * @param inIndex - adds the conditions that an index has beside the status
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

/** The key of an address on a blockchain; undefined where the blockchain is of another group. */
export function keyOn(
  blockchain: Blockchain,
  { group, address }: GroupAddress,
): Buffer | undefined {
  return layerOneOf(blockchain) === group ? addressKey({ blockchain, address }) : undefined
}
