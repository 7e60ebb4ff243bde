import { sql } from 'kysely'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { rowVersion, versionOf } from '../kept/versions.ts'
import { joinedItems } from './itemsByKeys.ts'

/** Version of the rows that a marketplace item is built from, and what else determines it. */
export interface MarketItemVersion extends ItemPlace {
  readonly version: string
  /** The best listing's maker; null = not listed. */
  readonly seller: Buffer | null
  /** Currencies for its prices; null = no such price. */
  readonly currencies: readonly (Buffer | null)[]
  /** True if its owners are to be listed. */
  readonly is_shared: boolean
  /** True if it is or was up for auction, which changes with time. */
  readonly has_auction: boolean
}

const ROYALTIES = ['royalty_accounts', 'royalty_shares'].map((name) =>
  sql.ref(`collections.${name}`),
)

const ROWS = ['items', 'item_metadata', 'ownerships'] as const
const ORDERS = ['sell', 'bid', 'own'].map((name) => sql.ref(`${name}.xmin`))

/**
 * Reads item versions, built from the items' rows, their best orders and the ownership that the best listing sells
 * from.
 */
export const marketItemVersions = rowsByKeys<MarketItemVersion, [readonly Buffer[]]>(
  (reader, keys) =>
    joinedItems(reader, keys)
      .leftJoin('orders as sell', 'sell.id', 'items.sell_order')
      .leftJoin('orders as bid', 'bid.id', 'items.bid_order')
      .leftJoin('ownerships', (join) =>
        join
          .onRef('ownerships.item', '=', 'items.id')
          .onRef('ownerships.owner', '=', 'sell.maker')
          .onRef('ownerships.collection', '=', 'items.collection'),
      )
      .leftJoin('orders as own', 'own.id', 'ownerships.sell_order')
      .select(['items.id as item', 'items.collection', 'sell.maker as seller'])
      .select([
        versionOf(...ROWS.map(rowVersion), ...ORDERS, ...ROYALTIES).as('version'),
        sql<
          (Buffer | null)[]
        >`array[sell.currency, bid.currency, own.currency, items.last_sale_currency]`.as(
          'currencies',
        ),
        sql<boolean>`items.single_owner is null and not items.deleted`.as('is_shared'),
        sql<boolean>`exists (
          select from auctions where auctions.item = items.id and auctions.collection = items.collection)`.as(
          'has_auction',
        ),
      ]),
)

/** Keys for an item and its collection. */
export interface ItemPlace {
  readonly item: Buffer
  readonly collection: Buffer
}
