import { addressKey } from '../../database/keys/index.ts'
import { currencyIdOf } from '../ids/texts.ts'
import type { OrderOf } from '../orders/bestOrders.ts'
import { type CommonItem, type CommonItemRow, commonItem } from './commonItem.ts'
import { type RoyaltyColumns, royaltiesOf } from './royaltyColumns.ts'

/** A row of items, joined with other tables. */
export type MarketItemRow = CommonItemRow & RoyaltyColumns

/** An item as the marketplace reads it: with its keys, its royalties and only its best orders. */
export type MarketItem = ReturnType<typeof marketItem>

/** Converts a row to an item, with orders that are already read. */
export function marketItem(row: MarketItemRow, orderOf: OrderOf) {
  const common = commonItem(row, orderOf)
  const owner = row.single_owner ?? undefined
  return {
    ...common,
    keys: { item: row.id, collection: row.collection, owner, seller: sellerOf(common) },
    royalties: royaltiesOf(row),
    lastSale: lastSaleOf(row),
  }
}

/** Returns the owner key behind the best listing; undefined = not listed. */
function sellerOf({ blockchain, bestSellOrder }: CommonItem): Buffer | undefined {
  if (bestSellOrder === undefined) return undefined
  const { maker } = bestSellOrder
  return addressKey({ blockchain, address: maker.slice(maker.indexOf(':') + 1) })
}

function lastSaleOf({ last_sale_currency: currency, last_sale_price: price }: MarketItemRow) {
  return currency === null || price === null
    ? undefined
    : { currencyId: currencyIdOf(currency), price: String(price) }
}
