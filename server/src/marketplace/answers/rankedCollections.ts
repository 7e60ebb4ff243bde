import { parseCollectionId } from '@mintline/core/identifiers'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import type { RankingModel } from '../../read-model/leaderboards/rankingModel.ts'
import type { Reader } from '../../read-model/reader.ts'
import { rankingItemOf } from '../models/rankingItem.ts'
import type { CollectionRankingItem } from '../schemas/rankings.ts'
import { shownTokens } from './shownTokens.ts'

/**
 * Returns ranked collections in version 4 form. Leaves out collections that were removed since the ranking was made.
 */
export async function rankedCollections(
  reader: Reader,
  rankings: readonly RankingModel[],
): Promise<CollectionRankingItem[]> {
  const ids = rankings.map(({ id }) => parseCollectionId(id))
  const tokens = await shownTokens(reader, await collectionsByIds(reader, ids))
  const byId = new Map(tokens.map((token) => [token.id, token]))
  return rankings.flatMap((ranking) => {
    const token = byId.get(ranking.id)
    return token ? [rankingItemOf(ranking, token)] : []
  })
}
