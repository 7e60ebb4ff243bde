import { countVisit } from '../../../users/profile/countVisit.ts'
import * as calls from '../../calls/users.ts'
import { route } from '../route.ts'

export const postCurrentUserAnalyticsUsingPOST = route(
  calls.postCurrentUserAnalyticsUsingPOST,
  async (_, { users }, { caller }) => {
    await countVisit(users.writer, caller.userId)
    return undefined
  },
)
