import { type FollowingModel, followingIdOf } from '../../read-model/social/followingModel.ts'
import type { Following, FollowingResult } from '../schemas/followings.ts'

/** A following in version 4. Of those that ended, nothing is kept. */
export const followingOf = (following: FollowingModel): Following => ({
  id: followingIdOf(following),
  owner: following.userId,
  user: following.followedId,
  createDate: following.createdAt,
  deleted: false,
})

/** Outcome of a request to follow. Whoever follows already has that created too. */
export const followingResult = (isWithinLimit: boolean): FollowingResult => ({
  status: isWithinLimit ? 'CREATED' : 'FOLLOWING_LIMIT_EXCEEDED',
  success: isWithinLimit,
})
