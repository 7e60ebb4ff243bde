import { isItemId, parseItemId } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { isUserId, itemKey, readUserKey, userKey } from '../../database/keys/index.ts'

/** Key prefixes that belong to no blockchain, so that they never clash with activity keys. */
const LIKE = Buffer.from('ffff01', 'hex')
const FOLLOW = Buffer.from('ffff02', 'hex')
const USER_BYTES = 16

/** A like or follow, as its key names it. */
export type SocialKey =
  | { readonly type: 'LIKE'; readonly userId: string; readonly item: Buffer }
  | { readonly type: 'FOLLOW'; readonly userId: string; readonly followedId: string }

/** SQL for a like's key in activity lists. */
export const LIKE_KEY: RawBuilder<Buffer> = sql`${LIKE}::bytea || uuid_send(likes.user_id) || likes.item`

/** SQL for a follow's key in activity lists. */
export const FOLLOW_KEY: RawBuilder<Buffer> = sql`
  ${FOLLOW}::bytea || uuid_send(followings.user_id) || uuid_send(followings.followed_id)`

/** Parses a like's or follow's key; undefined = a blockchain activity. */
export function readSocialKey(key: Buffer): SocialKey | undefined {
  const begin = LIKE.length
  const type = key.subarray(0, begin)
  const [user, rest] = [key.subarray(begin, begin + USER_BYTES), key.subarray(begin + USER_BYTES)]
  if (type.equals(LIKE)) return { type: 'LIKE', userId: readUserKey(user), item: rest }
  if (!type.equals(FOLLOW)) return undefined
  return { type: 'FOLLOW', userId: readUserKey(user), followedId: readUserKey(rest) }
}

/** Returns the key for a like's or follow's public id; undefined = not such an id. */
export function socialKeyOf(id: string): Buffer | undefined {
  const colon = id.indexOf(':')
  const [user, other] = [id.slice(0, colon), id.slice(colon + 1)]
  if (!isUserId(user)) return undefined
  if (isUserId(other)) return Buffer.concat([FOLLOW, userKey(user), userKey(other)])
  return isItemId(other)
    ? Buffer.concat([LIKE, userKey(user), itemKey(parseItemId(other))])
    : undefined
}
