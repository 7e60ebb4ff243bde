import { ApiError } from '../../../http/apiError.ts'
import { collectionsOfItems } from '../../../read-model/collections/collectionsOfItems.ts'
import * as calls from '../../calls/search.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const searchCollectionsOfItems = route(
  calls.searchCollectionsOfItems,
  async ({ itemsCollectionsRequest: { size, continuation, ...items } }, { reader, lookUps }) => {
    if (items.owner === undefined && items.creator === undefined) {
      throw new ApiError('validation', 'owner or creator is required')
    }
    lookUps.noteOwners(items.owner ? [items.owner] : [])
    return collectionsOfItems(reader, items, pageRequest({ size, continuation }))
  },
)
