import { marketItemsByIds } from '../../../read-model/items/marketItemsByIds.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/items.ts'
import { extendedItemOf } from '../../models/item.ts'
import { route } from '../route.ts'

export const getItemsByIdsDeprecatedUsingPOST = route(
  calls.getItemsByIdsDeprecatedUsingPOST,
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    const items = await shownItems(services, await marketItemsByIds(services.reader, ids))
    return items.map(extendedItemOf)
  },
)
