import { followersOfUser } from '../../../read-model/social/followings.ts'
import { shownFollowings } from '../../answers/shownFollowings.ts'
import * as calls from '../../calls/followings.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getFollowersUsingPOST = route(
  calls.getFollowersUsingPOST,
  async ({ user, pageRequest: page }, services) =>
    shownFollowings(services, await followersOfUser(services.reader, user, pageRequest(page))),
)
