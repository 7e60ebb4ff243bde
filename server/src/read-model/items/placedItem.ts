import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../../database/keys/index.ts'

/** An item and its collection, by their ids. */
export interface PlacedItem {
  readonly item: string
  readonly collection: string
}

/** Keys of an item and of its collection. */
export const placeKeys = ({ item, collection }: PlacedItem) => ({
  item: itemKey(parseItemId(item)),
  collection: collectionKey(parseCollectionId(collection)),
})
