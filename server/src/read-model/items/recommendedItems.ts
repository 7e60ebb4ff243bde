import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import { searchItems } from './search/searchItems.ts'

/**
 * Returns keys of items to recommend from a collection: listed ones first, cheapest first, then all others, the latest
 * change first. Leaves out items that operators have unlisted.
 *
 * @param except - an item that the visitor already sees
 */
export function recommendedItems(
  reader: Reader,
  collection: CollectionIdParts,
  except: ItemParts | undefined,
  request: PageRequest,
): Promise<Page<Buffer>> {
  const search = {
    ...{ collections: [collection], except, market: {} },
    ...{ minted: {}, updated: {}, sell: {}, bid: {} },
  }
  return searchItems(reader, search, { sort: 'LOWEST_SELL' }, request)
}
