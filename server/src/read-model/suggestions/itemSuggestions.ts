import { sql } from 'kysely'
import { itemIdOf } from '../ids/texts.ts'
import { isItemListed, isItemVerified } from '../items/itemDecisions.ts'
import { scopeOf } from '../items/search/itemScope.ts'
import type { ItemSearch } from '../items/search/itemSearch.ts'
import type { Reader } from '../reader.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'
import { type NamedTable, suggestionsFrom } from './suggestionsFrom.ts'

const ITEMS: NamedTable = {
  table: 'items',
  key: sql`items.id`,
  name: sql`items.name`,
  folded: sql`items.search_name`,
  isShown: sql`items.search_name is not null and not items.deleted and ${isItemListed('items')}`,
  isVerified: isItemVerified('items'),
  order: sql`items.updated_at, items.id`,
  idOf: itemIdOf,
}

/** Returns item names that begin with a text, with their ids. */
export async function itemSuggestions(
  reader: Reader,
  scope: Pick<ItemSearch, 'blockchains' | 'collections'>,
  request: SuggestionRequest,
): Promise<SuggestionModel[]> {
  const { scopes } = await scopeOf(reader, scope)
  return suggestionsFrom(reader, ITEMS, request, scopes)
}
