import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import { type Share, sharesOf } from '../ids/shares.ts'
import type { Reader } from '../reader.ts'

/** Royalties of an item: its own, otherwise those of its collection; undefined = the item is not known. */
export async function itemRoyalties(reader: Reader, id: ItemParts): Promise<Share[] | undefined> {
  const row = await reader
    .selectFrom('items')
    .leftJoin('collections', 'collections.id', 'items.collection')
    .select([
      'items.royalty_accounts as own_accounts',
      'items.royalty_shares as own_shares',
      'collections.royalty_accounts',
      'collections.royalty_shares',
    ])
    .where('items.id', '=', itemKey(id))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { own_accounts, own_shares, royalty_accounts, royalty_shares } = row
  return own_accounts
    ? sharesOf(own_accounts, own_shares ?? [])
    : sharesOf(royalty_accounts ?? [], royalty_shares ?? [])
}
