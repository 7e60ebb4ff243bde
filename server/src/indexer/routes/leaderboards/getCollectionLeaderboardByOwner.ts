import { leaderboardByOwner } from '../../../read-model/leaderboards/leaderboardByOwner.ts'
import * as calls from '../../calls/leaderboards.ts'
import { route } from '../route.ts'

export const getCollectionLeaderboardByOwner = route(
  calls.getCollectionLeaderboardByOwner,
  async (input, { reader }) => {
    const { owners, blockchains, period, sort, direction, limit: size, continuation: token } = input
    const filter = { blockchains, period, sort, direction }
    const page = await leaderboardByOwner(reader, owners, filter, { size, token })
    return { continuation: page.next, result: [...page.entries] }
  },
)
