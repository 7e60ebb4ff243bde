import type { CollectionModel } from '../../../read-model/collections/collectionModel.ts'
import type { Page } from '../../../read-model/page.ts'

/** Builds the answer for a page with collections. */
export const collectionsAnswer = ({ entries, next }: Page<CollectionModel>) => ({
  continuation: next,
  collections: [...entries],
})
