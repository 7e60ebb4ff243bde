import { isBlockchain } from '@mintline/core/networks'
import type { RankingFilter } from '../../read-model/leaderboards/volumeRanking.ts'

import { BOARD_PERIODS } from '../models/periods.ts'
import type { CollectionRankingRequest } from '../schemas/rankings.ts'

/** The filter of a request for a ranking: by all sales, the greatest worth first. */
export function rankingFilter(request: CollectionRankingRequest): RankingFilter {
  const { blockchain, hasRewards, hasCommunityMarketplace } = request
  const { period, minFloorPrice, maxFloorPrice } = request
  // No collection has either.
  const isNothing = hasRewards === true || hasCommunityMarketplace === true
  return {
    period: BOARD_PERIODS[period],
    sort: 'VOLUME_USD_DESC',
    source: undefined,
    blockchains: isNothing ? [] : blockchain && [blockchain].filter(isBlockchain),
    collections: undefined,
    minFloor: minFloorPrice === undefined ? undefined : String(minFloorPrice),
    maxFloor: maxFloorPrice === undefined ? undefined : String(maxFloorPrice),
  }
}
