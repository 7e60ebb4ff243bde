import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type SelectQueryBuilder, sql } from 'kysely'
import { chainPrefix, collectionKey, isUserId, itemKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { ActivityBranch } from '../activities/activityList.ts'
import { foundFirst, isFew } from '../few.ts'
import { isItemListed } from '../items/itemDecisions.ts'
import { isListed } from '../moderation/isListed.ts'
import type { Reader } from '../reader.ts'
import { FOLLOW_KEY, LIKE_KEY } from './socialKeys.ts'

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
    const isFound = await isFew(reader, all)
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
