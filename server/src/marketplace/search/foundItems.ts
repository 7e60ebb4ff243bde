import { ApiError } from '../../http/apiError.ts'
import type { ItemSort } from '../../read-model/items/search/itemOrder.ts'
import { searchItems } from '../../read-model/items/search/searchItems.ts'
import type { Page } from '../../read-model/page.ts'
import type { MarketplaceServices } from '../call.ts'
import type { AnswerSources } from '../currencies/answers.ts'
import type { ItemFilter, ItemPageRequest } from '../items/searchSchemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { itemSearchFor } from './itemSearchFor.ts'

/** Returns the requested page with item keys. */
export async function foundItems(
  { reader, now, lookUps }: AnswerSources & Pick<MarketplaceServices, 'lookUps'>,
  { filter, ...page }: ItemPageRequest,
): Promise<Page<Buffer>> {
  lookUps.noteOwners(filter.ownerAddresses ?? [])
  const at = now()
  const search = await itemSearchFor(reader, filter, at)
  return searchItems(reader, search, itemSortFor(filter, at), pageRequest(page))
}

/**
 * Returns the sort order for an item filter. Default: names that begin with the text first; without a text, the latest
 * change first.
 */
function itemSortFor({ sort = 'DEFAULT', ...filter }: ItemFilter, now: Date): ItemSort {
  switch (sort) {
    case 'DEFAULT':
      return { sort: filter.text === undefined ? 'LATEST' : 'RELEVANCE' }
    case 'RECENTLY_RECEIVED':
      return { sort: 'OWNER_CHANGE_DATE' }
    case 'LOW_PRICE_FIRST':
      return { sort: 'LOWEST_SELL' }
    case 'HIGH_PRICE_FIRST':
      return { sort: 'HIGHEST_SELL' }
    case 'MOST_LIKED_FIRST':
    case 'MOST_VIEWED_FIRST':
    case 'TRENDING':
    case 'AUCTION_ENDING_SOON':
      return { sort, now }
    case 'RECENTLY_LISTED':
    case 'RAREST_FIRST':
    case 'RAREST_LAST':
      return { sort }
    case 'TRAIT':
      return traitSortFor(filter)
    default:
      return { sort: 'LATEST' }
  }
}

/** A trait is compared within collections only: it means something else in others. */
function traitSortFor({ traitSort, collections }: ItemFilter): ItemSort {
  if (traitSort === undefined || collections === undefined) {
    const missing = traitSort === undefined ? 'traitSort' : 'collections'
    const message = `sort TRAIT needs traitSort and collections in the filter: ${missing} is missing`
    throw new ApiError('validation', message)
  }
  return { sort: 'TRAIT', trait: traitSort }
}
