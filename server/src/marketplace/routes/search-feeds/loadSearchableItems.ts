import { marketItemsByIds } from '../../../read-model/items/marketItemsByIds.ts'
import { searchableItems } from '../../answers/searchableItems.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

export const loadSearchableItems = route(
  calls.loadSearchableItems,
  async ({ requestBody: ids }, services) =>
    searchableItems(services, await marketItemsByIds(services.reader, ids)),
)
