import { isBlockchain } from '@mintline/core/networks'
import { traderRanking } from '../../../read-model/leaderboards/traderRanking.ts'
import * as calls from '../../calls/rankings.ts'
import { route } from '../route.ts'

export const getUserRankingByVolume = route(
  calls.getUserRankingByVolume,
  async ({ entity: side, blockchain, source, period, limit }, { reader }) => {
    // Nothing is known about unsupported blockchains.
    if (blockchain !== undefined && !isBlockchain(blockchain)) return { result: [] }
    return { result: await traderRanking(reader, { period, side, source, blockchain }, limit) }
  },
)
