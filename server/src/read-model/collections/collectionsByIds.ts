import type { CollectionIdParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import { originOrderKeys, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { COLLECTION_COLUMNS, type CollectionModel, collectionModel } from './collectionModel.ts'

/** Returns collections in the same order as `ids`; unknown ones are left out. */
export const collectionsByIds = (
  reader: Reader,
  ids: readonly CollectionIdParts[],
): Promise<CollectionModel[]> => collectionsByKeys(reader, ids.map(collectionKey))

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

/** Returns a collection; undefined = unknown. */
export async function collectionById(
  reader: Reader,
  id: CollectionIdParts,
): Promise<CollectionModel | undefined> {
  const [collection] = await collectionsByKeys(reader, [collectionKey(id)])
  return collection
}
