import { formatItemId, type ItemParts } from '@mintline/core/identifiers'
import type { Share } from '../ids/shares.ts'
import type { Reader } from '../reader.ts'
import { royaltiesOfItems } from './royaltiesOfItems.ts'

/** Returns an item's own royalties, or else its collection's; undefined = unknown item. */
export async function itemRoyalties(reader: Reader, id: ItemParts): Promise<Share[] | undefined> {
  const royalties = await royaltiesOfItems(reader, [id])
  return royalties.get(formatItemId(id))
}
