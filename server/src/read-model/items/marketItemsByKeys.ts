import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { type OrderOf, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { COMMON_ITEM_COLUMNS } from './commonItem.ts'
import { joinedItems } from './joinedItems.ts'
import { type MarketItem, marketItem } from './marketItem.ts'
import { ROYALTY_COLUMNS } from './royaltyColumns.ts'

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
