/** Columns of followings that answers show. */
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

/** The following of a row. */
export const followingModel = (row: {
  readonly user_id: string
  readonly followed_id: string
  readonly created_at: Date
}): FollowingModel => ({
  userId: row.user_id,
  followedId: row.followed_id,
  createdAt: row.created_at.toISOString(),
})

/** Id of a following, as answers have it. */
export const followingIdOf = ({
  userId,
  followedId,
}: Pick<FollowingModel, 'userId' | 'followedId'>): string => `${userId}:${followedId}`
