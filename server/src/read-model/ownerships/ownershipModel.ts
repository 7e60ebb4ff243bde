import type { OwnershipSource } from '@mintline/core/enumerations/indexer'
import { sharesOf } from '../ids/shares.ts'
import { accountOf, collectionIdOf, itemFieldsOf, ownershipIdOf } from '../ids/texts.ts'
import { type OrderOf, originOrders } from '../orders/bestOrders.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of ownerships that both APIs show. */
export const MARKET_OWNERSHIP_COLUMNS = [
  'ownerships.item',
  'ownerships.owner',
  'ownerships.collection',
  'ownerships.value',
  'ownerships.lazy_value',
  'ownerships.source',
  'ownerships.created_at',
  'ownerships.updated_at',
  'ownerships.sell_order',
  'ownerships.version',
] as const

/** Columns of ownerships that the indexer shows. */
export const OWNERSHIP_COLUMNS = [
  ...MARKET_OWNERSHIP_COLUMNS,
  'ownerships.origins',
  'ownerships.origin_sell_orders',
] as const

type MarketOwnershipRow = ShownColumns<'ownerships', typeof MARKET_OWNERSHIP_COLUMNS>

/** A row of ownerships with its item's creators. */
export interface OwnershipRow extends ShownColumns<'ownerships', typeof OWNERSHIP_COLUMNS> {
  readonly creators: Buffer[] | null
  readonly creator_shares: number[] | null
}

/** An ownership as the APIs show it, and its keys: amounts as text, times in ISO 8601. */
export type OwnershipModel = ReturnType<typeof ownershipModel>

/** An ownership without the fields that only the indexer shows. */
export type MarketOwnership = ReturnType<typeof marketOwnership>

/** Converts a row to an ownership, with orders that are already read. */
export const ownershipModel = (row: OwnershipRow, orderOf: OrderOf) => ({
  ...marketOwnership(row, orderOf),
  creators: sharesOf(row.creators ?? [], row.creator_shares ?? []),
  originOrders: originOrders(row, orderOf),
})

/** Converts a row to an ownership without its item, with the best listing, which is already read. */
export const marketOwnership = (row: MarketOwnershipRow, orderOf: OrderOf) => ({
  keys: { item: row.item, collection: row.collection, owner: row.owner },
  id: ownershipIdOf(row.item, row.owner),
  ...itemFieldsOf(row.item),
  collection: collectionIdOf(row.collection),
  owner: accountOf(row.owner),
  value: String(row.value),
  source: row.source as OwnershipSource,
  createdAt: row.created_at.toISOString(),
  lastUpdatedAt: row.updated_at.toISOString(),
  lazyValue: String(row.lazy_value),
  pending: [],
  bestSellOrder: orderOf(row.sell_order),
  version: Number(row.version),
})
