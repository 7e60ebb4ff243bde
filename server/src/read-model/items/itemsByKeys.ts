import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { originOrderKeys, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { ITEM_COLUMNS, type ItemModel, itemModel } from './itemModel.ts'
import { joinedItems } from './joinedItems.ts'

/** Builds the query for item rows, in any order. */
export const queryItems = (reader: Reader, keys: readonly Buffer[]) =>
  joinedItems(reader, keys)
    .select(ITEM_COLUMNS)
    .select('item_metadata.document')
    .select([
      'collections.name as collection_name',
      'collections.floor_order as collection_sell_order',
      'collections.bid_order as collection_bid_order',
    ])

const itemRows = rowsByKeys(queryItems)

/** Returns items in the same order as `keys`. Unknown keys are left out. */
export async function itemsByKeys(reader: Reader, keys: readonly Buffer[]): Promise<ItemModel[]> {
  const rows = await itemRows(reader, keys)
  const orderOf = await readOrders(
    reader,
    rows.flatMap((row) => [
      row.sell_order,
      row.bid_order,
      ...row.bid_orders,
      ...originOrderKeys(row),
      row.collection_sell_order,
      row.collection_bid_order,
    ]),
  )
  return inOrder(keys, rows, ({ id }) => id).map((row) => itemModel(row, orderOf))
}
