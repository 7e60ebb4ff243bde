import { isUserId } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Reader } from '../../read-model/reader.ts'
import {
  FOLLOWING_COLUMNS,
  type FollowingModel,
  followingModel,
} from '../../read-model/social/follows.ts'

/** The user's side in a follow. */
type End = 'user_id' | 'followed_id'

const LISTS = {
  user_id: listOf('followings.ofUser', 'followed_id'),
  followed_id: listOf('followings.toUser', 'user_id'),
} as const satisfies Record<End, PagedList>

/** Returns users that a user follows, the latest first. */
export const followingsOfUser = (reader: Reader, userId: string, request: PageRequest) =>
  followings(reader, 'user_id', userId, request)

/** Returns a user's followers, the latest first. */
export const followersOfUser = (reader: Reader, userId: string, request: PageRequest) =>
  followings(reader, 'followed_id', userId, request)

async function followings(
  reader: Reader,
  end: End,
  userId: string,
  request: PageRequest,
): Promise<Page<FollowingModel>> {
  const branch = reader
    .selectFrom('followings')
    .select(FOLLOWING_COLUMNS)
    .where(`followings.${end}`, '=', userId)
  const page = await readPage(reader, LISTS[end], request, isUserId(userId) ? [branch] : [])
  return withEntries(page, page.entries.map(followingModel))
}

/** Defines a list in time order. Its ids name both users: the second or first one goes into the page token. */
function listOf(name: string, other: End): PagedList {
  return {
    name,
    direction: 'desc',
    keys: [
      { column: 'followings.created_at', kind: 'time' },
      { column: `followings.${other}`, kind: 'uuid' },
    ],
    readId: (id) => {
      const ids = id.split(':')
      const user = ids[other === 'user_id' ? 0 : 1]
      if (ids.length !== 2 || user === undefined || !isUserId(user)) throw new Error('No following')
      return [user]
    },
  }
}

/** Returns which of these users a user follows, in the same order as `among`. Users not followed are left out. */
export async function followingsAmong(
  reader: Reader,
  userId: string,
  among: readonly string[],
): Promise<FollowingModel[]> {
  const ids = among.filter(isUserId)
  if (ids.length === 0 || !isUserId(userId)) return []
  const rows = await reader
    .selectFrom('followings')
    .select(FOLLOWING_COLUMNS)
    .where('user_id', '=', userId)
    .where('followed_id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.followed_id, followingModel(row)]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
