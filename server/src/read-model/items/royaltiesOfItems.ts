import type { ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Share } from '../ids/shares.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { ROYALTY_COLUMNS, royaltiesOf } from './royaltyColumns.ts'

const royaltyRows = rowsByKeys((reader, keys) =>
  reader
    .selectFrom('items')
    .leftJoin('collections', 'collections.id', 'items.collection')
    .select('items.id')
    .select(ROYALTY_COLUMNS)
    .where('items.id', '=', anyOf(keys)),
)

/** Returns royalties by item id: the item's own, or else its collection's. Unknown items are left out. */
export async function royaltiesOfItems(
  reader: Reader,
  items: readonly ItemParts[],
): Promise<ReadonlyMap<string, Share[]>> {
  const rows = await royaltyRows(reader, items.map(itemKey))
  return new Map(rows.map((row) => [itemIdOf(row.id), royaltiesOf(row)]))
}
