import { followingsAmong } from '../../../read-model/social/followingsAmong.ts'
import * as calls from '../../calls/followings.ts'
import { followingOf } from '../../models/following.ts'
import { route } from '../route.ts'

export const getFollowingsByOwnerAndUserIdsUsingPOST = route(
  calls.getFollowingsByOwnerAndUserIdsUsingPOST,
  async ({ owner, requestBody }, { reader }) =>
    (await followingsAmong(reader, owner, requestBody)).map(followingOf),
)
