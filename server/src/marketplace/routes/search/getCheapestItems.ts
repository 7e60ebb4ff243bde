import { cheapestItems } from '../../../read-model/items/cheapestItems.ts'
import { marketItemsByKeys } from '../../../read-model/items/marketItemsByKeys.ts'
import { searchableItems } from '../../answers/searchableItems.ts'
import * as calls from '../../calls/search.ts'
import { route } from '../route.ts'
import { byCollection } from './byCollection.ts'

export const getCheapestItems = route(
  calls.getCheapestItems,
  async ({ collectionIds, size }, services) => {
    const found = await cheapestItems(services.reader, collectionIds, 'COINS', size)
    const items = await searchableItems(services, await marketItemsByKeys(services.reader, found))
    return byCollection(collectionIds, items, ({ collection }) => collection.id)
  },
)
