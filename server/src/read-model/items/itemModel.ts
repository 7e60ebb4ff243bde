import { currencyAsset } from '../assets/currencyAsset.ts'
import type { ItemDocument } from '../documents.ts'
import { itemFieldsOf } from '../ids/itemFields.ts'
import { sharesOf } from '../ids/shares.ts'
import { accountOf, collectionIdOf } from '../ids/texts.ts'
import { bestBids, type OrderOf, originOrders } from '../orders/bestOrders.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of items that interfaces show. Those that searches look in are wide, and take long to read. */
export const ITEM_COLUMNS = [
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
  'items.bid_orders',
  'items.origins',
  'items.origin_sell_orders',
  'items.origin_bid_orders',
  'items.total_stock',
  'items.seller_count',
  'items.last_sale_at',
  'items.last_sale_seller',
  'items.last_sale_buyer',
  'items.last_sale_value',
  'items.last_sale_currency',
  'items.last_sale_price',
  'items.self',
  'items.suspicious',
  'items.extra',
  'items.version',
] as const

/** A row of items with what other tables know of it. */
export interface ItemRow extends ShownColumns<'items', typeof ITEM_COLUMNS> {
  /** Null where the metadata is not fetched. */
  readonly document: unknown
  /** Null where the collection itself is not known yet. */
  readonly collection_name: string | null
  /** Best orders of the collection. */
  readonly collection_sell_order: Buffer | null
  readonly collection_bid_order: Buffer | null
}

/** An item as interfaces show it: amounts are texts, times ISO 8601, and what is not known is undefined. */
export type ItemModel = ReturnType<typeof itemModel>

/** The item of a row, with orders that were read before. */
export function itemModel(row: ItemRow, orderOf: OrderOf) {
  const { itemId, blockchain, contract, tokenId } = itemFieldsOf(row.id)
  const collection = collectionIdOf(row.collection)
  return {
    id: itemId,
    blockchain,
    collection,
    contract,
    tokenId,
    creators: sharesOf(row.creators, row.creator_shares),
    ownerIfSingle: row.single_owner ? accountOf(row.single_owner) : undefined,
    ownerChangeDate: row.owner_changed_at?.toISOString(),
    lazySupply: String(row.lazy_supply),
    pending: [],
    mintedAt: row.minted_at.toISOString(),
    lastUpdatedAt: row.updated_at.toISOString(),
    supply: String(row.supply),
    meta: (row.document ?? undefined) as ItemDocument | undefined,
    deleted: row.deleted,
    bestSellOrder: orderOf(row.sell_order),
    ...bestBids(row, orderOf),
    originOrders: originOrders(row, orderOf),
    totalStock: String(row.total_stock),
    sellers: row.seller_count,
    lastSale: lastSaleOf(row),
    self: row.self,
    suspicious: row.suspicious,
    itemCollection: itemCollectionOf(row, collection, orderOf),
    extra: row.extra as Record<string, string>,
    version: Number(row.version),
  }
}

function itemCollectionOf(row: ItemRow, id: string, orderOf: OrderOf) {
  if (row.collection_name === null) return undefined
  return {
    id,
    name: row.collection_name,
    bestBidOrder: orderOf(row.collection_bid_order),
    bestSellOrder: orderOf(row.collection_sell_order),
  }
}

function lastSaleOf(row: ItemRow) {
  const { last_sale_at: at, last_sale_currency: currency, last_sale_price: price } = row
  if (at === null || currency === null || price === null) return undefined
  return {
    date: at.toISOString(),
    seller: row.last_sale_seller ? accountOf(row.last_sale_seller) : undefined,
    buyer: row.last_sale_buyer ? accountOf(row.last_sale_buyer) : undefined,
    value: String(row.last_sale_value ?? 1),
    currency: currencyAsset(currency),
    price: String(price),
  }
}
