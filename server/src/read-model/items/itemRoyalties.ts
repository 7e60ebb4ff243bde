import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import type { Share } from '../ids/shares.ts'
import type { Reader } from '../reader.ts'
import { royaltiesOfItems } from './royaltiesOfItems.ts'

/** Royalties of an item: its own, otherwise those of its collection; undefined = the item is not known. */
export async function itemRoyalties(reader: Reader, id: ItemParts): Promise<Share[] | undefined> {
  const royalties = await royaltiesOfItems(reader, [id])
  return royalties.get(formatItemId(id))
}
