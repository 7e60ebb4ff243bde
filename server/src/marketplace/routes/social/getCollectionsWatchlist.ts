import { watchedRanking } from '../../../read-model/leaderboards/watchedRanking.ts'
import { rankedCollections } from '../../answers/rankedCollections.ts'
import * as calls from '../../calls/watchlist.ts'
import { rankingFilter } from '../rankingFilter.ts'
import { route } from '../route.ts'

/** Default request for clients that send none. */
const WHOLE = { period: 'TOTAL', size: 20 } as const

export const getCollectionsWatchlist = route(
  calls.getCollectionsWatchlist,
  async ({ collectionRankingRequest: request = WHOLE }, { reader }, { caller }) => {
    const page = { size: request.size, token: undefined }
    const { userId } = caller
    const { entries } = await watchedRanking(reader, userId, rankingFilter(request), page)
    return rankedCollections(reader, entries)
  },
)
