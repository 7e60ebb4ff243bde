import { cheapestItems } from '../../../read-model/items/cheapestItems.ts'
import { marketItemsByKeys } from '../../../read-model/items/marketItemsByKeys.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'
import { byCollection } from '../search/byCollection.ts'

export const searchCheapestUsingGET = route(
  calls.searchCheapestUsingGET,
  async ({ collectionIds, size }, services) => {
    const found = await cheapestItems(services.reader, collectionIds, 'COINS', size)
    const items = await shownItems(services, await marketItemsByKeys(services.reader, found))
    return byCollection(collectionIds, items, ({ token }) => token)
  },
)
