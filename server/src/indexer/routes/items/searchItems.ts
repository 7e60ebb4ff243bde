import { ApiError } from '../../../http/apiError.ts'
import type { ItemSort } from '../../../read-model/items/search/itemOrder.ts'
import { searchItems as search } from '../../../read-model/items/search/searchItems.ts'
import { shownItems } from '../../../read-model/items/shownItems.ts'
import { withEntries } from '../../../read-model/page.ts'
import * as calls from '../../calls/items.ts'
import type { ItemsSearchRequest } from '../../schemas/itemSearch.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemSearchOf } from './itemSearchOf.ts'
import { itemsAnswer } from './itemsAnswer.ts'

export const searchItems = route(
  calls.searchItems,
  async ({ itemsSearchRequest: request }, { reader, lookUps }) => {
    const conditions = itemSearchOf(request.filter)
    lookUps.noteOwners(conditions.owners ?? [])
    const page = await search(reader, conditions, sortOf(request), pageRequest(request))
    const items = await shownItems(reader, page.entries)
    return itemsAnswer(withEntries(page, [...items.values()]))
  },
)

/** Returns the requested sort order. A trait is compared within collections only: it means something else in others. */
function sortOf({ sort = 'LATEST', traitSort, filter }: ItemsSearchRequest): ItemSort {
  if (sort !== 'TRAIT') return { sort }
  if (traitSort === undefined || filter.collections === undefined) {
    const missing = traitSort === undefined ? 'traitSort' : 'filter.collections'
    throw new ApiError(
      'validation',
      `sort TRAIT needs traitSort and filter.collections: ${missing} is missing`,
    )
  }
  return { sort, trait: traitSort }
}
