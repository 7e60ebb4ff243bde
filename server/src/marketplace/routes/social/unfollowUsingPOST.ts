import { assertFound } from '../../../http/found.ts'
import { follow } from '../../../social/follow.ts'
import * as calls from '../../calls/followings.ts'
import { route } from '../route.ts'

export const unfollowUsingPOST = route(
  calls.unfollowUsingPOST,
  async ({ id: followedId }, { users, now }, { caller: { userId } }) => {
    const outcome = await follow(users, { userId, followedId, now: now() }, 'unfollow')
    return assertFound(outcome !== 'UNKNOWN', 'user', followedId)
  },
)
