import { readCollectionKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import { watchedCollections } from '../social/watchedCollections.ts'
import type { RankingModel } from './rankingModel.ts'
import { type RankingFilter, volumeRanking } from './volumeRanking.ts'

/** Ranks the collections that a user watches. */
export async function watchedRanking(
  reader: Reader,
  userId: string,
  filter: RankingFilter,
  request: PageRequest,
): Promise<Page<RankingModel>> {
  const watched = await watchedCollections(reader, userId)
  return volumeRanking(reader, { ...filter, collections: watched.map(readCollectionKey) }, request)
}
