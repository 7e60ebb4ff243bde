import { volumeRanking } from '../../../read-model/leaderboards/volumeRanking.ts'
import { rankedCollections } from '../../answers/rankedCollections.ts'
import * as calls from '../../calls/statistics.ts'
import { rankingFilter } from '../rankingFilter.ts'
import { route } from '../route.ts'

export const getCollectionsRanking = route(
  calls.getCollectionsRanking,
  async ({ collectionRankingRequest: request }, { reader }) => {
    const filter = { ...rankingFilter(request), isListedOnly: true }
    const page = { size: request.size, token: undefined }
    const { entries } = await volumeRanking(reader, filter, page)
    return rankedCollections(reader, entries)
  },
)
