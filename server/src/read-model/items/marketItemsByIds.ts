import type { ItemParts } from '@mintline/core/identifiers'
import { addressKey } from '../../database/keys/index.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import { currencyIdOf } from '../ids/texts.ts'
import { type OrderOf, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import {
  COMMON_ITEM_COLUMNS,
  type CommonItem,
  type CommonItemRow,
  commonItem,
} from './commonItem.ts'
import { itemKeysOf, joinedItems } from './itemsByKeys.ts'
import { ROYALTY_COLUMNS, type RoyaltyColumns, royaltiesOf } from './royalties.ts'

/** Returns items in the same order as `ids`. Unknown ids are left out. */
export const marketItemsByIds = (reader: Reader, ids: readonly ItemParts[]): Promise<MarketItems> =>
  marketItemsByKeys(reader, itemKeysOf(ids))

/** A row of items, joined with other tables. */
type MarketItemRow = CommonItemRow & RoyaltyColumns

/** An item as the marketplace reads it: with its keys, its royalties and only its best orders. */
export type MarketItem = ReturnType<typeof marketItem>

/** Converts a row to an item, with orders that are already read. */
function marketItem(row: MarketItemRow, orderOf: OrderOf) {
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

/** Items, and their best orders by order key. */
export interface MarketItems {
  readonly items: readonly MarketItem[]
  readonly orderOf: OrderOf
}

const itemRows = rowsByKeys((reader, keys) =>
  joinedItems(reader, keys)
    .select(COMMON_ITEM_COLUMNS)
    .select(ROYALTY_COLUMNS)
    .select('item_metadata.document'),
)

/** Returns items in the same order as `keys`. Unknown keys are left out. */
export async function marketItemsByKeys(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<MarketItems> {
  const rows = await itemRows(reader, keys)
  const orderOf = await readOrders(
    reader,
    rows.flatMap((row) => [row.sell_order, row.bid_order]),
  )
  const items = inOrder(keys, rows, ({ id }) => id).map((row) => marketItem(row, orderOf))
  return { items, orderOf }
}
