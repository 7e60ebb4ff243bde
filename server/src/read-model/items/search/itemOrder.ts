import { createHash } from 'node:crypto'
import type {
  SortOrder as Direction,
  ItemsSearchSort,
  SortType,
} from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
import { type AuctionSort, byAuctionEnd } from '../../auctions/byAuctionEnd.ts'
import type { Reader } from '../../reader.ts'
import { beginsWith } from '../../search/hasWords.ts'
import { beginningOf, NAME_BEGINNING, SORTED_CHARACTERS } from '../../search/nameBeginning.ts'
import { byChange, byCondition, byPrice, byValue, type SortOrder } from '../../search/sections.ts'
import { traitNumber, traitValue } from '../../traits/traitSql.ts'
import { byPopularity } from './byPopularity.ts'
import type { ItemConditions } from './itemConditions.ts'
import type { ItemSearch } from './itemSearch.ts'
import type { PopularitySort } from './popularItems.ts'
import { IS_RANKED, RANK, RANK_TIES } from './rankConditions.ts'

/** Trait by which items are sorted: by default as text, the least first. */
export interface TraitSort {
  readonly key: string
  readonly order?: Direction | undefined
  readonly type?: SortType | undefined
}

/** Order of items. */
export type ItemSort =
  | { readonly sort: Exclude<ItemsSearchSort, 'TRAIT'> | 'RAREST_FIRST' | 'RAREST_LAST' }
  | { readonly sort: 'TRAIT'; readonly trait: TraitSort }
  | PopularitySort
  | AuctionSort

/** Order of a search. */
export async function itemOrder(
  reader: Reader,
  sorted: ItemSort,
  search: ItemSearch,
  conditions: Pick<ItemConditions, 'scope' | 'nameWords'>,
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
      return byTrait(name, sorted.trait)
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
  // In these words, the index in the order of names is asked, and not that of words, which finds the text within names too.
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

/** Order of items beside their ranks by rarity, which are all different; those that have none come last. */
function byRank(name: string, direction: SortOrder['direction']): SortOrder {
  const { sections, ...order } = byValue(name, direction, 'integer', RANK, IS_RANKED)
  return {
    ...order,
    sections: sections.map((section) =>
      section.values.length === 0 ? section : { ...section, ...RANK_TIES },
    ),
  }
}

/** The condition of the indexes in the order of names. */
const IS_NAMED = sql<boolean>`items.search_name is not null`

function byTrait(name: string, { key, order = 'ASC', type = 'TEXT' }: TraitSort): SortOrder {
  // Keys may be longer than tokens should be.
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 16)
  const [kind, value] =
    type === 'NUMERIC'
      ? (['decimal', traitNumber(key)] as const)
      : (['text', sql`left(${traitValue(key)}, 100)`] as const)
  return byValue(
    `${name}.${type}.${order}.${digest}`,
    order === 'ASC' ? 'asc' : 'desc',
    kind,
    value,
  )
}
