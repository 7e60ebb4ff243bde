import { followingsOfUser } from '../../../read-model/social/followings.ts'
import { shownFollowings } from '../../answers/shownFollowings.ts'
import * as calls from '../../calls/followings.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getFollowingsByOwnerUsingPOST = route(
  calls.getFollowingsByOwnerUsingPOST,
  async ({ owner, pageRequest: page }, services) =>
    shownFollowings(services, await followingsOfUser(services.reader, owner, pageRequest(page))),
)
