import { marketItemsByKeys } from '../../../read-model/items/marketItemsByKeys.ts'
import { recommendedItems } from '../../../read-model/items/recommendedItems.ts'
import { searchableItems } from '../../answers/searchableItems.ts'
import * as calls from '../../calls/search.ts'
import { route } from '../route.ts'

export const getItemRecommendations = route(
  calls.getItemRecommendations,
  async ({ collectionId, size }, services) => {
    const page = { size, token: undefined }
    const { entries } = await recommendedItems(services.reader, collectionId, undefined, page)
    return searchableItems(services, await marketItemsByKeys(services.reader, entries))
  },
)
