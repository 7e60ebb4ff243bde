import { type FollowingModel, followingIdOf } from '../../read-model/social/follows.ts'
import type { Following, FollowingResult } from './schemas.ts'

/** Converts a following to version 4. Ended followings are not stored. */
export const followingOf = (following: FollowingModel): Following => ({
  id: followingIdOf(following),
  owner: following.userId,
  user: following.followedId,
  createDate: following.createdAt,
  deleted: false,
})

/** Returns a follow request's outcome. It is `CREATED` for existing followers too. */
export const followingResult = (isWithinLimit: boolean): FollowingResult => ({
  status: isWithinLimit ? 'CREATED' : 'FOLLOWING_LIMIT_EXCEEDED',
  success: isWithinLimit,
})
