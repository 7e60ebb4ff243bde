import { parseItemId } from '@mintline/core/identifiers'
import { followingIdOf } from '../../read-model/social/followingModel.ts'
import { likeIdOf } from '../../read-model/social/likeModel.ts'
import type { SocialActivityModel } from '../../read-model/social/socialActivities.ts'
import type { ActivityFollow, ActivityLike } from '../schemas/activities.ts'
import type { SearchableActivity } from '../schemas/searchable.ts'

type Like = Extract<SocialActivityModel, { readonly '@type': 'LIKE' }>
type Follow = Extract<SocialActivityModel, { readonly '@type': 'FOLLOW' }>

/** Converts a like to an activity. */
export const likeActivity = (like: Like): ActivityLike => ({
  '@type': 'like',
  id: likeIdOf(like),
  date: like.createdAt,
  owner: like.userId,
  token: like.collection,
  itemId: like.itemId,
})

/** Converts a following to an activity. */
export const followActivity = (following: Follow): ActivityFollow => ({
  '@type': 'follow',
  id: followingIdOf(following),
  date: following.createdAt,
  owner: following.userId,
  user: following.followedId,
})

/** Builds a like or following for searches. Ended ones are not stored. */
export function searchableActivityOf(activity: SocialActivityModel): SearchableActivity {
  if (activity['@type'] === 'LIKE') {
    const { blockchain } = parseItemId(activity.itemId)
    return { ...likeActivity(activity), blockchain, reverted: false }
  }
  const { user: userId, ...following } = followActivity(activity)
  return { ...following, userId, reverted: false }
}
