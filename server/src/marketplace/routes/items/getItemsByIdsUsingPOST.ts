import { itemKeysOf } from '../../../read-model/items/itemKeysOf.ts'
import { keptItems } from '../../answers/keptItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getItemsByIdsUsingPOST = route(
  calls.getItemsByIdsUsingPOST,
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    return [...(await keptItems(services, itemKeysOf(ids))).values()]
  },
)
