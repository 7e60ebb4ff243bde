import type { Page } from '../../read-model/page.ts'
import { profilesByIds } from '../../read-model/profiles/profilesByIds.ts'
import type { FollowingModel } from '../../read-model/social/followingModel.ts'
import { followingOf } from '../models/following.ts'
import type { MarketplaceServices } from '../routes/route.ts'
import type { ExtendedFollowing } from '../schemas/followings.ts'
import { shownProfiles } from './profiles.ts'

/** Returns followings with both users' profiles. */
export async function shownFollowings(
  services: MarketplaceServices,
  { entries, next }: Page<FollowingModel>,
): Promise<Page<ExtendedFollowing>> {
  const ids = new Set(entries.flatMap(({ userId, followedId }) => [userId, followedId]))
  const records = await profilesByIds(services.reader, [...ids])
  const profiles = await shownProfiles(services, records)
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  const shown = entries.flatMap((entry) => {
    const following = followingOf(entry)
    const [owner, user] = [byId.get(entry.userId), byId.get(entry.followedId)]
    // A user may have been deleted since the page was read.
    return owner && user ? [{ id: following.id, following, owner, user }] : []
  })
  return { entries: shown, next }
}
