import { collectionsByIds } from '../../../read-model/collections/collectionsByIds.ts'
import { searchableCollections } from '../../answers/searchableCollections.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

export const loadSearchableCollections = route(
  calls.loadSearchableCollections,
  async ({ requestBody: ids }, { reader }) =>
    searchableCollections(reader, await collectionsByIds(reader, ids)),
)
