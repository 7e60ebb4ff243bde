import { sql } from 'kysely'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import type { FollowingModel } from './followingModel.ts'
import { type LikeModel, likeModel } from './likeModel.ts'
import { readSocialKey } from './socialKeys.ts'

/** A like or follow in an activity list. */
export type SocialActivityModel =
  | ({ readonly '@type': 'LIKE'; readonly collection: string } & LikeModel)
  | ({ readonly '@type': 'FOLLOW' } & FollowingModel)

/** An activity's key and time in a list. */
interface Placed {
  readonly id: Buffer
  readonly at: Date
}

/** Returns the likes and follows in an activity list, keyed by list index; other activities are left out. */
export async function socialActivities(
  reader: Reader,
  placed: readonly Placed[],
): Promise<ReadonlyMap<number, SocialActivityModel>> {
  const keys = placed.map(({ id }) => readSocialKey(id))
  const collectionOf = await collectionsOfLikes(
    reader,
    keys.flatMap((key) => (key?.type === 'LIKE' ? [key] : [])),
  )
  const found = new Map<number, SocialActivityModel>()
  for (const [index, { at }] of placed.entries()) {
    const key = keys[index]
    if (key?.type === 'FOLLOW') {
      const { userId, followedId } = key
      found.set(index, { '@type': 'FOLLOW', userId, followedId, createdAt: at.toISOString() })
    } else if (key?.type === 'LIKE') {
      const collection = collectionOf(key)
      // The like may have ended since the page was read.
      if (collection === undefined) continue
      const like = likeModel({ user_id: key.userId, item: key.item, created_at: at })
      found.set(index, { '@type': 'LIKE', collection, ...like })
    }
  }
  return found
}

interface LikeKeys {
  readonly userId: string
  readonly item: Buffer
}

async function collectionsOfLikes(reader: Reader, likes: readonly LikeKeys[]) {
  const [items, users] = [likes.map(({ item }) => item), likes.map(({ userId }) => userId)]
  const { rows } =
    likes.length === 0
      ? { rows: [] }
      : await sql<{
          item: Buffer
          user_id: string
          collection: Buffer
        }>`
    select likes.item, likes.user_id, likes.collection
    from unnest(${items}::bytea[], ${users}::uuid[]) as asked (item, user_id)
    join likes on likes.item = asked.item and likes.user_id = asked.user_id`.execute(reader)
  const nameOf = (item: Buffer, userId: string) => `${userId} ${item.toString('hex')}`
  const known = new Map(
    rows.map((row) => [nameOf(row.item, row.user_id), collectionIdOf(row.collection)]),
  )
  return ({ item, userId }: LikeKeys) => known.get(nameOf(item, userId))
}
