import type { ItemParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { keyText } from '../../database/keys/index.ts'
import type { Shown } from '../../json/kept.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { type KindWithOrders, keptWithOrders } from '../kept/keptWithOrders.ts'
import { rowVersion, type Versioned, versionOf, versionsWithOrders } from '../kept/versions.ts'
import type { Reader } from '../reader.ts'
import { type ItemModel, type ItemRow, itemModel } from './itemModel.ts'
import { itemKeysOf, itemsByKeys, joinedItems, queryItems } from './itemsByKeys.ts'

const COLLECTION = ['name', 'floor_order', 'bid_order'].map((name) =>
  sql.ref(`collections.${name}`),
)

/**
 * An item's version. Leaves out the collection's own version, since its counts change more often than the columns that
 * items show.
 */
const VERSION = versionOf(rowVersion('items'), rowVersion('item_metadata'), ...COLLECTION)

const itemVersions = rowsByKeys((reader, keys) =>
  versionsWithOrders(
    reader,
    joinedItems(reader, keys).select([
      'items.id as key',
      VERSION.as('version'),
      sql<(Buffer | null)[]>`
        array[items.sell_order, items.bid_order, collections.floor_order, collections.bid_order]
          || items.bid_orders || items.origin_sell_orders || items.origin_bid_orders`.as('named'),
    ]),
  ),
)

const KEPT_ITEMS: KindWithOrders<Buffer, Versioned<ItemRow>, ItemModel> = {
  name: 'item ',
  textOf: keyText,
  readVersions: itemVersions,
  read: rowsByKeys((reader, keys) => queryItems(reader, keys).select(VERSION.as('row_version'))),
  textIn: ({ id }) => keyText(id),
  versionIn: ({ row_version: version }) => version,
  modelOf: itemModel,
  readModel: async (reader, key) => (await itemsByKeys(reader, [key]))[0],
}

/** Returns items for a response, keyed by key text, in the same order as `keys`. Unknown keys are left out. */
export const shownItems = (
  reader: Reader,
  keys: readonly Buffer[],
): Promise<ReadonlyMap<string, Shown<ItemModel>>> => keptWithOrders(reader, KEPT_ITEMS, keys)

/** Returns items in the same order as `ids`. Unknown ids are left out. */
export async function itemsByIds(
  reader: Reader,
  ids: readonly ItemParts[],
): Promise<Shown<ItemModel>[]> {
  return [...(await shownItems(reader, itemKeysOf(ids))).values()]
}
