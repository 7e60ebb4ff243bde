import { recommendedItems } from '../../../read-model/items/recommendedItems.ts'
import { withEntries } from '../../../read-model/page.ts'
import { keptItems } from '../../answers/keptItems.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getRecommendationsByItemUsingPOST = route(
  calls.getRecommendationsByItemUsingPOST,
  async ({ itemRecommendationsPageRequest: { filter, ...request } }, services) => {
    const { collection, excludeId } = filter
    const asked = pageRequest(request)
    const page = await recommendedItems(services.reader, collection, excludeId, asked)
    const items = await keptItems(services, page.entries)
    return withEntries(page, [...items.values()])
  },
)
