import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'

/** Groups items by collection, in collection order. Leaves out collections without items. */
export function byCollection<Item>(
  collections: readonly CollectionIdParts[],
  items: readonly Item[],
  collectionOf: (item: Item) => string,
): { collectionId: string; items: Item[] }[] {
  return [...new Set(collections.map(formatCollectionId))].flatMap((collectionId) => {
    const own = items.filter((item) => collectionOf(item) === collectionId)
    return own.length === 0 ? [] : [{ collectionId, items: own }]
  })
}
