import type { ItemDocument } from '../documents.ts'
import { sharesOf } from '../ids/shares.ts'
import { accountOf, collectionIdOf, itemFieldsOf } from '../ids/texts.ts'
import type { OrderOf } from '../orders/bestOrders.ts'
import type { OrderModel } from '../orders/orderModel.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of items that both APIs show. Leaves out the search columns, which are wide and slow to read. */
export const COMMON_ITEM_COLUMNS = [
  'items.id',
  'items.collection',
  'items.creators',
  'items.creator_shares',
  'items.single_owner',
  'items.owner_changed_at',
  'items.lazy_supply',
  'items.minted_at',
  'items.updated_at',
  'items.supply',
  'items.deleted',
  'items.sell_order',
  'items.bid_order',
  'items.total_stock',
  'items.seller_count',
  'items.last_sale_at',
  'items.last_sale_currency',
  'items.last_sale_price',
  'items.suspicious',
  'items.version',
] as const

/** A row of items with its metadata. */
export interface CommonItemRow extends ShownColumns<'items', typeof COMMON_ITEM_COLUMNS> {
  /** Null if the metadata is not fetched yet. */
  readonly document: unknown
}

/** The fields that both APIs show for an item. */
export type CommonItem = ReturnType<typeof commonItem<OrderModel>>

/** Converts a row to the fields that both APIs show, with orders that are already read, or their placeholders. */
export function commonItem<Order>(row: CommonItemRow, orderOf: OrderOf<Order>) {
  const { itemId, blockchain, contract, tokenId } = itemFieldsOf(row.id)
  return {
    id: itemId,
    blockchain,
    collection: collectionIdOf(row.collection),
    contract,
    tokenId,
    creators: sharesOf(row.creators, row.creator_shares),
    ownerIfSingle: row.single_owner ? accountOf(row.single_owner) : undefined,
    ownerChangeDate: row.owner_changed_at?.toISOString(),
    lazySupply: String(row.lazy_supply),
    mintedAt: row.minted_at.toISOString(),
    lastUpdatedAt: row.updated_at.toISOString(),
    supply: String(row.supply),
    meta: (row.document ?? undefined) as ItemDocument | undefined,
    deleted: row.deleted,
    bestSellOrder: orderOf(row.sell_order),
    bestBidOrder: orderOf(row.bid_order),
    totalStock: String(row.total_stock),
    sellers: row.seller_count,
    suspicious: row.suspicious,
    version: Number(row.version),
  }
}
