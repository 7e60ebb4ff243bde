import { searchItems } from '../../../read-model/items/search/searchItems.ts'
import type { Page } from '../../../read-model/page.ts'
import type { AnswerSources } from '../../answers/knownCurrencies.ts'
import type { ItemPageRequest } from '../../schemas/itemSearch.ts'
import { pageRequest } from '../pageRequest.ts'
import { itemSearchFor } from './itemSearchFor.ts'
import { itemSortFor } from './itemSortFor.ts'

/** The keys of the page of items that a request asks for. */
export async function foundItems(
  { reader, now }: AnswerSources,
  { filter, ...page }: ItemPageRequest,
): Promise<Page<Buffer>> {
  const at = now()
  const search = await itemSearchFor(reader, filter, at)
  return searchItems(reader, search, itemSortFor(filter, at), pageRequest(page))
}
