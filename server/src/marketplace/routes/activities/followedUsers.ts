import type { Reader } from '../../../read-model/reader.ts'
import { followedIds } from '../../../read-model/social/followedIds.ts'
import { followedWallets, MAX_FOLLOWED } from '../../../read-model/users/walletGroups.ts'
import type { ByFollowingsActivityFilter } from '../../schemas/activityRequests.ts'
import { type Actors, actorsOf } from './actorsOf.ts'

/** Returns the latest users whom the filter's user follows, 1,000 at most; empty if there is no such user. */
export async function followedUsers(
  reader: Reader,
  filter: Pick<ByFollowingsActivityFilter, 'userId' | 'address'>,
): Promise<Actors> {
  const [userId] = (await actorsOf(reader, filter)).userIds
  if (userId === undefined) return { wallets: [], userIds: [] }
  const [wallets, userIds = []] = await Promise.all([
    followedWallets(reader, userId),
    followedIds(reader, userId),
  ])
  return { wallets, userIds: userIds.slice(0, MAX_FOLLOWED) }
}
