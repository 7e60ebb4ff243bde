import { parseItemId } from '@mintline/core/identifiers'
import { followingIdOf } from '../../read-model/social/followingModel.ts'
import { likeIdOf } from '../../read-model/social/likeModel.ts'
import type { SocialActivityModel } from '../../read-model/social/socialActivities.ts'
import type { ActivityFollow, ActivityLike } from '../schemas/activities.ts'
import type { SearchableActivity } from '../schemas/searchable.ts'

type Like = Extract<SocialActivityModel, { readonly '@type': 'LIKE' }>
type Follow = Extract<SocialActivityModel, { readonly '@type': 'FOLLOW' }>

/** A like among activities. */
export const likeActivity = (like: Like): ActivityLike => ({
  '@type': 'like',
  id: likeIdOf(like),
  date: like.createdAt,
  owner: like.userId,
  token: like.collection,
  itemId: like.itemId,
})

/** A following among activities. */
export const followActivity = (following: Follow): ActivityFollow => ({
  '@type': 'follow',
  id: followingIdOf(following),
  date: following.createdAt,
  owner: following.userId,
  user: following.followedId,
})

/** A like or a following as searches have it. Of those that ended, nothing is kept. */
export function searchableActivityOf(activity: SocialActivityModel): SearchableActivity {
  if (activity['@type'] === 'LIKE') {
    const { blockchain } = parseItemId(activity.itemId)
    return { ...likeActivity(activity), blockchain, reverted: false }
  }
  const { user: userId, ...following } = followActivity(activity)
  return { ...following, userId, reverted: false }
}
