import type { CollectionModel } from '../../../read-model/collections/collectionModel.ts'
import type { Page } from '../../../read-model/page.ts'

/** A page of collections as calls answer it. */
export const collectionsAnswer = ({ entries, next }: Page<CollectionModel>) => ({
  continuation: next,
  collections: [...entries],
})
