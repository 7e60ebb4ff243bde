import {
  type CollectionIdParts,
  type ItemParts,
  isItemId,
  parseItemId,
} from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import {
  chainPrefix,
  collectionKey,
  isUserId,
  itemKey,
  readUserKey,
  userKey,
} from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { ActivityBranch } from '../../read-model/activities/activityLists.ts'
import { isItemListed } from '../../read-model/items/itemDecisions.ts'
import { isListed } from '../../read-model/moderation/conditions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { foundFirst, isSmallResult } from '../../read-model/smallResults.ts'

/** Key prefixes that belong to no blockchain, so that they never clash with activity keys. */
const LIKE = Buffer.from('ffff01', 'hex')

const FOLLOW = Buffer.from('ffff02', 'hex')

const USER_BYTES = 16

/** A like or follow, as its key names it. */
type SocialKey =
  | { readonly type: 'LIKE'; readonly userId: string; readonly item: Buffer }
  | { readonly type: 'FOLLOW'; readonly userId: string; readonly followedId: string }

/** SQL for a like's key in activity lists. */
const LIKE_KEY: RawBuilder<Buffer> = sql`${LIKE}::bytea || uuid_send(likes.user_id) || likes.item`

/** SQL for a follow's key in activity lists. */
const FOLLOW_KEY: RawBuilder<Buffer> = sql`
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

/** Which likes and follows to list; undefined = unrestricted. */
export interface SocialFilter {
  readonly types: readonly ('LIKE' | 'FOLLOW')[]
  /** Users who like and follow. */
  readonly users?: readonly string[] | undefined
  /** Blockchains of liked items; leaves out follows, which are on none. */
  readonly blockchains?: readonly Blockchain[] | undefined
  /** Liked item; leaves out follows. */
  readonly item?: ItemParts | undefined
  readonly collection?: CollectionIdParts | undefined
}

/**
 * Maximum number of users to walk an index for, one by one. With more, finds a small result set first, or filters a
 * walk over all.
 */
const MAX_WALKED = 64

/** Builds the branches of an activity list for likes and follows, without entries that operators have unlisted. */
export async function socialBranches(
  reader: Reader,
  filter: SocialFilter,
): Promise<ActivityBranch[]> {
  const { types, blockchains, item, collection } = filter
  const users = filter.users && [...new Set(filter.users.filter(isUserId))]
  const isOfFollowings = blockchains === undefined && item === undefined && collection === undefined
  const likes = types.includes('LIKE') ? await likesBy(reader, users, filter) : []
  const follows =
    types.includes('FOLLOW') && isOfFollowings ? await followingsBy(reader, users) : []
  return [...likes, ...follows]
}

async function likesBy(
  reader: Reader,
  users: readonly string[] | undefined,
  { blockchains, item, collection }: SocialFilter,
): Promise<ActivityBranch[]> {
  const chains = blockchains?.map(chainPrefix)
  const all = reader
    .selectFrom('likes')
    .$if(item !== undefined, (rows) => rows.where('likes.item', '=', itemKey(item as ItemParts)))
    .$if(collection !== undefined, (rows) =>
      rows.where('likes.collection', '=', collectionKey(collection as CollectionIdParts)),
    )
  const parts = chains ? chains.map((chain) => all.where(isOn(chain))) : [all]
  const found = await ofUsers(reader, 'likes', parts, users)
  return found.map((rows) =>
    placed(
      reader,
      rows
        .where(isItemListed('likes'))
        .select(['likes.created_at as at', ...NO_BLOCK, LIKE_KEY.as('id')]),
    ),
  )
}

const isOn = (chain: Buffer) => sql<boolean>`substr(likes.item, 1, 2) = ${chain}`

async function followingsBy(
  reader: Reader,
  users: readonly string[] | undefined,
): Promise<ActivityBranch[]> {
  const found = await ofUsers(reader, 'followings', [reader.selectFrom('followings')], users)
  return found.map((rows) =>
    placed(
      reader,
      rows
        .where(isListed(sql`uuid_send(followings.user_id)`))
        .where(isListed(sql`uuid_send(followings.followed_id)`))
        .select(['followings.created_at as at', ...NO_BLOCK, FOLLOW_KEY.as('id')]),
    ),
  )
}

/** Restricts branches to the users' rows; undefined = all users. */
async function ofUsers<Table extends 'likes' | 'followings'>(
  reader: Reader,
  table: Table,
  parts: readonly SelectQueryBuilder<DB, Table, object>[],
  users: readonly string[] | undefined,
): Promise<SelectQueryBuilder<DB, Table, object>[]> {
  if (users === undefined) return [...parts]
  const column = sql.ref(`${table}.user_id`)
  if (users.length <= MAX_WALKED) {
    return parts.flatMap((part) =>
      users.map((user) => part.where(sql<boolean>`${column} = ${user}::uuid`)),
    )
  }
  const found: SelectQueryBuilder<DB, Table, object>[] = []
  for (const part of parts) {
    const rows = part.where(sql<boolean>`${column} = any(${users}::uuid[])`)
    const all = rows.selectAll() as SelectQueryBuilder<DB, Table, object>
    const isFound = await isSmallResult(reader, all)
    // The table name stands for the rows already found.
    const few = () => foundFirst(reader, table, all).selectFrom(table as 'likes')
    found.push(isFound ? (few() as unknown as typeof rows) : rows)
  }
  return found
}

/** Columns for an activity outside blocks. */
const NO_BLOCK = [sql<string>`0::bigint`.as('block'), sql<number>`0`.as('log_index')] as const

/** Renames rows to the activities table, as the list's sort columns expect. */
function placed<Row extends object>(
  reader: Reader,
  rows: SelectQueryBuilder<DB, 'likes' | 'followings', Row>,
): ActivityBranch {
  const columns = ['activities.at', 'activities.block', 'activities.log_index', 'activities.id']
  const named = reader.selectFrom(rows.as('activities'))
  return named.select(
    columns.map((column) => sql.ref(column).as(column.slice(11))),
  ) as unknown as ActivityBranch
}
