import { found } from '../../../http/found.ts'
import { followedIds } from '../../../read-model/social/followedIds.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

export const loadSearchableUserFollowings = route(
  calls.loadSearchableUserFollowings,
  async ({ id }, { reader }) => found(await followedIds(reader, id), 'user', id),
)
