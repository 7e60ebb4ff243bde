import { assertFound } from '../../../http/found.ts'
import { follow } from '../../../social/follow.ts'
import * as calls from '../../calls/followings.ts'
import { followingResult } from '../../models/following.ts'
import { route } from '../route.ts'

export const followUsingPOST = route(
  calls.followUsingPOST,
  async ({ id: followedId }, { users, now }, { caller: { userId } }) => {
    const outcome = await follow(users, { userId, followedId, now: now() }, 'follow')
    assertFound(outcome !== 'UNKNOWN', 'user', followedId)
    return followingResult(outcome !== 'LIMIT')
  },
)
