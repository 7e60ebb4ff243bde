import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'

/** An item and its collection, by their ids. */
interface PlacedItem {
  readonly item: string
  readonly collection: string
}

/** Decisions of operators about an item: of itself, or of its whole collection. */
export interface ItemMarks {
  readonly verified: boolean
  readonly blacklisted: boolean
  /** True = lists leave it out. */
  readonly unlisted: boolean
}

/** Decisions about items. */
export async function itemMarks(
  reader: Reader,
  items: readonly PlacedItem[],
): Promise<(item: PlacedItem) => ItemMarks> {
  const keysOf = ({ item, collection }: PlacedItem) => [
    itemKey(parseItemId(item)),
    collectionKey(parseCollectionId(collection)),
  ]
  const find = await moderationOf(reader, items.flatMap(keysOf))
  return (item) => {
    const decisions = keysOf(item).map(find)
    return {
      verified: decisions.some(({ verified }) => verified),
      blacklisted: decisions.some(({ blacklisted }) => blacklisted),
      unlisted: decisions.some(({ unlisted }) => unlisted),
    }
  }
}
