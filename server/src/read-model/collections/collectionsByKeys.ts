import { anyOf } from '../../database/anyOf.ts'
import { inOrder } from '../ids/inOrder.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { originOrderKeys, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { COLLECTION_COLUMNS, type CollectionModel, collectionModel } from './collectionModel.ts'

const collectionRows = rowsByKeys((reader, keys) =>
  reader
    .selectFrom('collections')
    .select(COLLECTION_COLUMNS)
    .where('collections.id', '=', anyOf(keys)),
)

/** Returns collections in the same order as `keys`. Unknown keys are left out. */
export async function collectionsByKeys(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<CollectionModel[]> {
  const rows = await collectionRows(reader, keys)
  const orderOf = await readOrders(
    reader,
    rows.flatMap((row) => [
      row.floor_order,
      row.bid_order,
      ...row.bid_orders,
      ...originOrderKeys(row),
    ]),
  )
  return inOrder(keys, rows, ({ id }) => id).map((row) => collectionModel(row, orderOf))
}
