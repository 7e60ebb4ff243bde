import type { OrderStatus, Platform } from '@mintline/core/enumerations/indexer'
import type { PlatformType } from '@mintline/core/enumerations/marketplace'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { type SelectQueryBuilder, sql } from 'kysely'
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

/** Part of a list of orders. */
export type OrderBranch = SelectQueryBuilder<DB, 'orders', { readonly id: Buffer }>

/** All statuses: lists have a branch for each, since indexes have the status before what they are sorted by. */
const STATUSES: readonly OrderStatus[] = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED']

/** The statuses of a filter, each once. */
export const statusesOf = ({ statuses = STATUSES }: OrderFilter): OrderStatus[] => [
  ...new Set(statuses),
]

/**
 * Queries of the orders of one blockchain that fit a filter, one for each status; none where the filter excludes the
 * blockchain.
 */
export function orderBranches(
  reader: Reader,
  blockchain: Blockchain,
  filter: OrderFilter,
): OrderBranch[] {
  const { platform, origin, currencies, from, to } = filter
  const originKey = origin && keyOn(blockchain, origin)
  const currencyKeys = currencies
    ?.filter((currency) => currency.blockchain === blockchain)
    .map(currencyKey)
  if ((origin && !originKey) || currencyKeys?.length === 0) return []
  return statusesOf(filter).map((status) =>
    reader
      .selectFrom('orders')
      .select(['orders.updated_at', 'orders.id'])
      .where('orders.status', '=', status)
      .$if(platform !== undefined, (query) =>
        query.where('orders.platform', '=', platform as Platform),
      )
      .$if(originKey !== undefined, (query) =>
        query.where(sql<boolean>`orders.origins @> array[${originKey}::bytea]`),
      )
      .$if(currencyKeys !== undefined, (query) =>
        query.where('orders.currency', 'in', currencyKeys ?? []),
      )
      .$if(from !== undefined, (query) => query.where('orders.created_at', '>=', from as Date))
      .$if(to !== undefined, (query) => query.where('orders.created_at', '<=', to as Date)),
  )
}

/** The key of an address on a blockchain; undefined where the blockchain is of another group. */
export function keyOn(
  blockchain: Blockchain,
  { group, address }: GroupAddress,
): Buffer | undefined {
  return layerOneOf(blockchain) === group ? addressKey({ blockchain, address }) : undefined
}
