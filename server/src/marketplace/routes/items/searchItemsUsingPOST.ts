import { withEntries } from '../../../read-model/page.ts'
import { keptItems } from '../../answers/keptItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'
import { foundItems } from '../search/foundItems.ts'

export const searchItemsUsingPOST = route(
  calls.searchItemsUsingPOST,
  async ({ itemPageRequest }, services) => {
    const page = await foundItems(services, itemPageRequest)
    const items = await keptItems(services, page.entries)
    return withEntries(page, [...items.values()])
  },
)
