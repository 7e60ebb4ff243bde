import { parseCollectionId } from '@mintline/core/identifiers'
import { rankingsByIds } from '../../../read-model/leaderboards/rankingsByIds.ts'
import { withEntries } from '../../../read-model/page.ts'
import { rankedCollections } from '../../answers/rankedCollections.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { periodFor } from '../search/collectionSearchFor.ts'
import { foundCollections } from '../search/foundCollections.ts'

export const searchCollectionsUsingPOST = route(
  calls.searchCollectionsUsingPOST,
  async ({ collectionPageRequest }, { reader }) => {
    const page = await foundCollections(reader, collectionPageRequest)
    const ids = page.entries.map(({ id }) => parseCollectionId(id))
    const rankings = await rankingsByIds(reader, periodFor(collectionPageRequest.filter), ids)
    return withEntries(page, await rankedCollections(reader, rankings))
  },
)
