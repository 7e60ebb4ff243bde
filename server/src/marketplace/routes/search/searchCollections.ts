import { withEntries } from '../../../read-model/page.ts'
import { searchableCollections } from '../../answers/searchableCollections.ts'
import * as calls from '../../calls/search.ts'
import { route } from '../route.ts'
import { foundCollections } from './foundCollections.ts'

export const searchCollections = route(
  calls.searchCollections,
  async ({ collectionPageRequest }, { reader }) => {
    const page = await foundCollections(reader, collectionPageRequest)
    return withEntries(page, await searchableCollections(reader, page.entries))
  },
)
