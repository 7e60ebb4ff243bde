import { ApiError } from '../../../http/apiError.ts'
import { isRankable, MAX_RANKED } from '../../../read-model/items/ranks/isRankable.ts'
import type { RankRange } from '../../../read-model/items/search/rankConditions.ts'
import type { Reader } from '../../../read-model/reader.ts'
import type { ItemFilter } from '../../schemas/itemSearch.ts'

/**
 * Returns the rarity ranks that an item filter asks for or sorts by; undefined = it uses no ranks.
 *
 * @throws ApiError 400 if it does not name exactly one collection, or one that is too large
 */
export async function ranksFor(
  reader: Reader,
  { sort, rarityRankFrom: from, rarityRankTo: to, collections = [] }: ItemFilter,
): Promise<RankRange | undefined> {
  const isSorted = sort === 'RAREST_FIRST' || sort === 'RAREST_LAST'
  if (!isSorted && from === undefined && to === undefined) return undefined
  const [collection, ...others] = collections
  if (collection === undefined || others.length > 0) {
    throw new ApiError(
      'validation',
      'Items are ranked by rarity within one collection: name it, and no other, in filter.collections',
    )
  }
  if (!(await isRankable(reader, collection))) {
    const most = MAX_RANKED.toLocaleString('en')
    throw new ApiError('validation', `Items are ranked by rarity in collections of ${most} at most`)
  }
  return { collection, from, to }
}
