import type { ItemsSearchSort } from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
import { type AuctionSort, byAuctionEnd } from '../../auctions/offers.ts'
import type { Reader } from '../../reader.ts'
import { beginsWith } from '../../search/hasWords.ts'
import { beginningOf, NAME_BEGINNING, SORTED_CHARACTERS } from '../../search/nameBeginning.ts'
import { byChange, byCondition, byPrice, byValue, type SortOrder } from '../../search/sections.ts'
import type { TraitSort } from '../../traits/traitValues.ts'
import { byPopularity } from './byPopularity.ts'
import { byTrait } from './byTrait.ts'
import type { ItemConditions } from './itemConditions.ts'
import type { ItemSearch } from './itemSearch.ts'
import type { PopularitySort } from './popularItems.ts'
import { IS_RANKED, IS_UNRANKED, RANK, RANK_TIES } from './rankConditions.ts'

/** Sort order for items. */
export type ItemSort =
  | { readonly sort: Exclude<ItemsSearchSort, 'TRAIT'> | 'RAREST_FIRST' | 'RAREST_LAST' }
  | { readonly sort: 'TRAIT'; readonly trait: TraitSort }
  | PopularitySort
  | AuctionSort

/** Returns the sort order for a search. */
export async function itemOrder(
  reader: Reader,
  sorted: ItemSort,
  search: ItemSearch,
  conditions: Pick<ItemConditions, 'scope' | 'collections' | 'nameWords'>,
): Promise<SortOrder> {
  const name = `items.search.${sorted.sort}`
  const { sell, bid } = search
  switch (sorted.sort) {
    case 'LATEST':
      return byChange(name, 'desc')
    case 'EARLIEST':
      return byChange(name, 'asc')
    case 'RELEVANCE':
      return byRelevance(name, conditions)
    case 'RECENTLY_LISTED':
      return byValue(name, 'desc', 'time', sql.ref('items.listed_at'))
    case 'OWNER_CHANGE_DATE':
      return byValue(name, 'desc', 'time', sql.ref('items.owner_changed_at'))
    case 'NAME_ASC':
      return byValue(name, 'asc', 'text', NAME_BEGINNING, IS_NAMED)
    case 'NAME_DESC':
      return byValue(name, 'desc', 'text', NAME_BEGINNING, IS_NAMED)
    case 'LOWEST_SELL':
      return byPrice(name, 'asc', 'items.sell', sell.currency !== undefined)
    case 'HIGHEST_SELL':
      return byPrice(name, 'desc', 'items.sell', sell.currency !== undefined)
    case 'LOWEST_BID':
      return byPrice(name, 'asc', 'items.bid', bid.currency !== undefined)
    case 'HIGHEST_BID':
      return byPrice(name, 'desc', 'items.bid', bid.currency !== undefined)
    case 'MOST_LIKED_FIRST':
    case 'MOST_VIEWED_FIRST':
    case 'TRENDING':
      return byPopularity(reader, sorted, search)
    case 'AUCTION_ENDING_SOON':
      return byAuctionEnd('items', name, sorted, search.collections)
    case 'RAREST_FIRST':
      return byRank(name, 'asc')
    case 'RAREST_LAST':
      return byRank(name, 'desc')
    case 'TRAIT':
      return byTrait(reader, name, sorted.trait, conditions, !search.deleted)
  }
}

function byRelevance(
  name: string,
  { scope, nameWords }: Pick<ItemConditions, 'scope' | 'nameWords'>,
): SortOrder {
  if (nameWords === undefined) return byCondition(name, sql`false`, sql`false`)
  const { phrase } = nameWords
  const begins = beginsWith(sql.ref('items.search_name'), phrase)
  const isShort = [...phrase].length <= SORTED_CHARACTERS
  // This wording makes PostgreSQL use the name-order index, not the word index, which also matches inside names.
  const found = [
    ...[scope, IS_NAMED, beginsWith(NAME_BEGINNING, beginningOf(phrase))],
    beginsWith(sql`coalesce(items.search_name, '')`, phrase),
  ]
  return byCondition(
    name,
    isShort ? beginsWith(sql.ref('items.search_beginning'), phrase) : begins,
    sql`${sql.join(found, sql` and `)}`,
  )
}

/** Sorts by rarity rank, which is unique; items without a rank come last. */
function byRank(name: string, direction: SortOrder['direction']): SortOrder {
  const { sections, ...order } = byValue(name, direction, 'integer', RANK, IS_RANKED)
  return {
    ...order,
    sections: sections.map((section) =>
      section.values.length === 0
        ? { ...section, filter: IS_UNRANKED }
        : { ...section, ...RANK_TIES },
    ),
  }
}

/** Condition on the name-order indexes. */
const IS_NAMED = sql<boolean>`items.search_name is not null`
