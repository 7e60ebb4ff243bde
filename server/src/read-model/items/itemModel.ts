import { currencyAsset } from '../assets/currencyAsset.ts'
import { accountOf } from '../ids/texts.ts'
import { bestBids, type OrderOf, originOrders } from '../orders/bestOrders.ts'
import type { OrderModel } from '../orders/orderModel.ts'
import type { ShownColumns } from '../shownColumns.ts'
import { COMMON_ITEM_COLUMNS, type CommonItemRow, commonItem } from './commonItem.ts'

/** Columns of items that the indexer shows. */
export const ITEM_COLUMNS = [
  ...COMMON_ITEM_COLUMNS,
  'items.bid_orders',
  'items.origins',
  'items.origin_sell_orders',
  'items.origin_bid_orders',
  'items.last_sale_seller',
  'items.last_sale_buyer',
  'items.last_sale_value',
  'items.self',
  'items.extra',
] as const

/** A row of items, joined with other tables. */
export interface ItemRow extends ShownColumns<'items', typeof ITEM_COLUMNS>, CommonItemRow {
  /** Null if the collection is not indexed yet. */
  readonly collection_name: string | null
  /** The collection's best orders. */
  readonly collection_sell_order: Buffer | null
  readonly collection_bid_order: Buffer | null
}

/** An item as the APIs show it: amounts as text, times in ISO 8601, undefined = unknown. */
export type ItemModel = ReturnType<typeof itemModel<OrderModel>>

/** Converts a row to an item, with orders that are already read, or their placeholders. */
export function itemModel<Order>(row: ItemRow, orderOf: OrderOf<Order>) {
  const common = commonItem(row, orderOf)
  return {
    ...common,
    pending: [],
    ...bestBids(row, orderOf),
    originOrders: originOrders(row, orderOf),
    lastSale: lastSaleOf(row),
    self: row.self,
    itemCollection: itemCollectionOf(row, common.collection, orderOf),
    extra: row.extra as Record<string, string>,
  }
}

function itemCollectionOf<Order>(row: ItemRow, id: string, orderOf: OrderOf<Order>) {
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
