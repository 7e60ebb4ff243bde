import { marketItemsByKeys } from '../../../read-model/items/marketItemsByKeys.ts'
import { withEntries } from '../../../read-model/page.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'
import { foundItems } from '../search/foundItems.ts'

export const searchItemsUsingPOST = route(
  calls.searchItemsUsingPOST,
  async ({ itemPageRequest }, services) => {
    const page = await foundItems(services, itemPageRequest)
    const items = await marketItemsByKeys(services.reader, page.entries)
    return withEntries(page, await shownItems(services, items))
  },
)
