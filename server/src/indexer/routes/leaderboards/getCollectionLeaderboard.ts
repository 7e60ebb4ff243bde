import { collectionLeaderboard } from '../../../read-model/leaderboards/collectionLeaderboard.ts'
import * as calls from '../../calls/leaderboards.ts'
import { route } from '../route.ts'

export const getCollectionLeaderboard = route(
  calls.getCollectionLeaderboard,
  async ({ blockchains, period, sort, direction, limit, offset }, { reader }) => {
    const filter = { blockchains, period, sort, direction }
    return { result: await collectionLeaderboard(reader, filter, { limit, offset }) }
  },
)
