import { isBlockchain } from '@mintline/core/networks'
import type { RankingFilter } from '../read-model/leaderboards/rankings.ts'
import { BOARD_PERIODS } from './statistics/models.ts'
import type { CollectionRankingRequest } from './statistics/rankingSchemas.ts'

/** Returns the filter for a ranking request: sales from all sources, highest US dollar volume first. */
export function rankingFilter(request: CollectionRankingRequest): RankingFilter {
  const { blockchain, hasRewards, hasCommunityMarketplace } = request
  const { period, minFloorPrice, maxFloorPrice } = request
  // No collection has rewards or its own marketplace.
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
