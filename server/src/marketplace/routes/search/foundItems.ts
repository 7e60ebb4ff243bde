import { searchItems } from '../../../read-model/items/search/searchItems.ts'
import type { Page } from '../../../read-model/page.ts'
import type { AnswerSources } from '../../answers/knownCurrencies.ts'
import type { ItemPageRequest } from '../../schemas/itemSearch.ts'
import { pageRequest } from '../pageRequest.ts'
import type { MarketplaceServices } from '../route.ts'
import { itemSearchFor } from './itemSearchFor.ts'
import { itemSortFor } from './itemSortFor.ts'

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
