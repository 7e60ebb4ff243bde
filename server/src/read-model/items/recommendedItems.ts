import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import { searchItems } from './search/searchItems.ts'

/**
 * Keys of items of a collection to recommend: what is listed, the cheapest first, then all others, the latest change first; without
 * what an operator has unlisted.
 *
 * @param except - an item that the reader knows already
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
