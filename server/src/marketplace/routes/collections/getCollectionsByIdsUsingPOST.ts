import { collectionsByIds } from '../../../read-model/collections/collectionsByIds.ts'
import { shownTokens } from '../../answers/shownTokens.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'

export const getCollectionsByIdsUsingPOST = route(
  calls.getCollectionsByIdsUsingPOST,
  async ({ requestBody: ids }, { reader }) =>
    shownTokens(reader, await collectionsByIds(reader, ids)),
)
