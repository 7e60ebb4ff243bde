import { watchedAmong } from '../../../read-model/social/watchedCollections.ts'
import * as calls from '../../calls/watchlist.ts'
import { route } from '../route.ts'

export const getWatchlistedCollectionsUsingPOST = route(
  calls.getWatchlistedCollectionsUsingPOST,
  ({ requestBody }, { reader }, { caller: { userId } }) =>
    watchedAmong(reader, userId, requestBody),
)
