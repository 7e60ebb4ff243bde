import { itemsByIds } from '../../../read-model/items/itemsByIds.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemsByIdsUsingPOST = route(
  calls.getItemsByIdsUsingPOST,
  async ({ requestBody: ids }, services) =>
    shownItems(services, await itemsByIds(services.reader, ids)),
)
