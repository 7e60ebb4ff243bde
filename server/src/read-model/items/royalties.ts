import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { type Share, sharesOf } from '../ids/shares.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Royalty columns of items, joined with collections. */
export const ROYALTY_COLUMNS = [
  'items.royalty_accounts as own_royalty_accounts',
  'items.royalty_shares as own_royalty_shares',
  'collections.royalty_accounts',
  'collections.royalty_shares',
] as const

/** These columns' values. */
export interface RoyaltyColumns {
  /** Null = the item uses its collection's royalties. */
  readonly own_royalty_accounts: readonly Buffer[] | null
  readonly own_royalty_shares: readonly number[] | null
  /** Null if the collection is not indexed yet. */
  readonly royalty_accounts: readonly Buffer[] | null
  readonly royalty_shares: readonly number[] | null
}

/** Returns an item's own royalties, or else its collection's. */
export function royaltiesOf(columns: RoyaltyColumns): Share[] {
  const { own_royalty_accounts: own, own_royalty_shares: shares } = columns
  return own
    ? sharesOf(own, shares ?? [])
    : sharesOf(columns.royalty_accounts ?? [], columns.royalty_shares ?? [])
}

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

/** Returns an item's own royalties, or else its collection's; undefined = unknown item. */
export async function itemRoyalties(reader: Reader, id: ItemParts): Promise<Share[] | undefined> {
  const royalties = await royaltiesOfItems(reader, [id])
  return royalties.get(formatItemId(id))
}
