import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey, readCollectionKey } from '../../database/keys/index.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import { originOrderKeys, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { ITEM_COLUMNS, type ItemModel, itemModel } from './itemModel.ts'

/** Builds the query for items by key, left-joined with their metadata and collections. */
export const joinedItems = (reader: Reader, keys: readonly Buffer[]) =>
  reader
    .selectFrom('items')
    .leftJoin('item_metadata', (join) =>
      join
        .onRef('item_metadata.item', '=', 'items.id')
        .onRef('item_metadata.collection', '=', 'items.collection'),
    )
    .leftJoin('collections', 'collections.id', 'items.collection')
    .where('items.id', '=', anyOf(keys))

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

/** Returns the database keys for item ids. */
export const itemKeysOf = (ids: readonly ItemParts[]): Buffer[] => ids.map(itemKey)

/** Returns an item; undefined = unknown. */
export async function itemById(reader: Reader, id: ItemParts): Promise<ItemModel | undefined> {
  const [item] = await itemsByKeys(reader, [itemKey(id)])
  return item
}

/** Returns an item's collection; undefined = unknown item. */
export async function collectionOfItem(
  reader: Reader,
  item: ItemParts,
): Promise<CollectionIdParts | undefined> {
  const row = await reader
    .selectFrom('items')
    .select('items.collection')
    .where('items.id', '=', itemKey(item))
    .executeTakeFirst()
  return row && readCollectionKey(row.collection)
}
