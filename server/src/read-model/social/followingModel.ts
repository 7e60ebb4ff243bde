/** Columns of followings that the APIs show. */
export const FOLLOWING_COLUMNS = [
  'followings.user_id',
  'followings.followed_id',
  'followings.created_at',
] as const

/** A user who follows another one. */
export interface FollowingModel {
  readonly userId: string
  readonly followedId: string
  readonly createdAt: string
}

/** Converts a row to a following. */
export const followingModel = (row: {
  readonly user_id: string
  readonly followed_id: string
  readonly created_at: Date
}): FollowingModel => ({
  userId: row.user_id,
  followedId: row.followed_id,
  createdAt: row.created_at.toISOString(),
})

/** Returns a following's public id. */
export const followingIdOf = ({
  userId,
  followedId,
}: Pick<FollowingModel, 'userId' | 'followedId'>): string => `${userId}:${followedId}`
