import { marketItemsByIds } from '../../../read-model/items/marketItemsByIds.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemsByIdsUsingPOST = route(
  calls.getItemsByIdsUsingPOST,
  async ({ requestBody: ids }, services) =>
    shownItems(services, await marketItemsByIds(services.reader, ids)),
)
