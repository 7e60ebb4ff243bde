import { marketItemsByKeys } from '../../../read-model/items/marketItemsByKeys.ts'
import { withEntries } from '../../../read-model/page.ts'
import { searchableItems } from '../../answers/searchableItems.ts'
import * as calls from '../../calls/search.ts'
import { route } from '../route.ts'
import { foundItems } from './foundItems.ts'

export const searchItems = route(calls.searchItems, async ({ itemPageRequest }, services) => {
  const page = await foundItems(services, itemPageRequest)
  const items = await marketItemsByKeys(services.reader, page.entries)
  return withEntries(page, await searchableItems(services, items))
})
