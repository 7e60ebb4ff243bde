import type { ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { type Share, sharesOf } from '../ids/shares.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

const royaltyRows = rowsByKeys((reader, keys) =>
  reader
    .selectFrom('items')
    .leftJoin('collections', 'collections.id', 'items.collection')
    .select([
      'items.id',
      'items.royalty_accounts as own_accounts',
      'items.royalty_shares as own_shares',
      'collections.royalty_accounts',
      'collections.royalty_shares',
    ])
    .where('items.id', '=', anyOf(keys)),
)

/** Royalties of items by the ids of these: their own, otherwise those of their collections. Unknown items have none. */
export async function royaltiesOfItems(
  reader: Reader,
  items: readonly ItemParts[],
): Promise<ReadonlyMap<string, Share[]>> {
  const rows = await royaltyRows(reader, items.map(itemKey))
  return new Map(
    rows.map(({ id, own_accounts, own_shares, royalty_accounts, royalty_shares }) => [
      itemIdOf(id),
      own_accounts
        ? sharesOf(own_accounts, own_shares ?? [])
        : sharesOf(royalty_accounts ?? [], royalty_shares ?? []),
    ]),
  )
}
