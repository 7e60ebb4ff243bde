import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { walletKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { DB } from '../../database/tables.ts'
import type { GroupAddress } from '../../read-model/chains/chainsWithData.ts'
import { isListed, VERIFIED_USERS } from '../../read-model/moderation/conditions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { findsWords, hasWords } from '../../read-model/search/hasWords.ts'
import { readWords } from '../../read-model/search/words.ts'
import { pageOfSmallResult, type Seed } from '../../read-model/smallResults.ts'
import { livingUsersByIds, type UserRecord } from '../../read-model/users/users.ts'

/** Search conditions, all of which a user has to meet; undefined = any. */
export interface UserSearch {
  /** Words that the name has to contain. */
  readonly text?: string | undefined
  /** True for users that an operator has verified. */
  readonly isVerified?: boolean | undefined
  /** Wallets, any of which the user has to have. */
  readonly wallets?: readonly GroupAddress[] | undefined
}

/** Sort order for users: the latest first, or those with the most followers, with counts at most a minute old. */
export type UserSearchSort = 'LATEST' | 'MOST_FOLLOWERS'

type Condition = RawBuilder<boolean>

const NAME = sql<string | null>`(search_text(users.username) collate "C")`

const IS_SHOWN: Condition = sql`(
  users.deleted_at is null and ${isListed(sql`uuid_send(users.id)`)})`

/** Returns users that meet all conditions, without those that operators have unlisted. */
export async function searchUsers(
  reader: Reader,
  search: UserSearch,
  sort: UserSearchSort,
  request: PageRequest,
): Promise<Page<UserRecord>> {
  const { found, met } = await conditionsOf(reader, search)
  const seeds: Seed[] = found.map((condition) => ({
    rows: reader.selectFrom('users').where(condition),
  }))
  const page = await pageOfSmallResult<Place>(reader, 'users', seeds, (few) => {
    const conditions = [IS_SHOWN, ...(few ? found : met)]
    const users = (few ?? reader)
      .selectFrom('users')
      .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
      .select('users.id')
    if (sort === 'LATEST')
      return readPage(reader, LATEST, request, [users.select('users.created_at')])
    const counted = users
      .innerJoin('follower_counts', 'follower_counts.user_id', 'users.id')
      .select([
        'follower_counts.followers',
        'follower_counts.created_at',
        'follower_counts.user_id',
      ])
    return readPage<DB, 'users' | 'follower_counts', Place>(reader, MOST_FOLLOWERS, request, [
      counted,
    ])
  })
  const users = await livingUsersByIds(
    reader,
    page.entries.map(({ id }) => id),
  )
  return withEntries(page, users)
}

/** Builds the conditions, worded for an index lookup and for a walk over all users. */
async function conditionsOf(reader: Reader, { text, isVerified, wallets }: UserSearch) {
  const words = text === undefined ? undefined : await readWords(reader, text)
  const others: Condition[] = [
    ...(wallets ? [hasWallet(wallets)] : []),
    ...(isVerified ? [IS_VERIFIED] : []),
  ]
  // Text without words adds no condition.
  if (words === undefined || words.words.length === 0) return { found: others, met: others }
  return {
    found: [...others, findsWords(NAME, words)],
    met: [...others, hasWords(sql`coalesce(${NAME}, '')`, words)],
  }
}

const hasWallet = (wallets: readonly GroupAddress[]): Condition => {
  const keys = wallets.map(({ group, address }) => walletKey({ blockchain: group, address }))
  return sql`users.id = any(array(
    select wallets.user_id from wallets where wallets.wallet = ${anyOf(keys)}))`
}

const IS_VERIFIED: Condition = sql`users.id = any(array(${VERIFIED_USERS}))`

/** A user's position in a list. */
interface Place {
  readonly id: string
}

const LATEST: PagedList = {
  name: 'users.search',
  direction: 'desc',
  keys: [
    { column: 'users.created_at', kind: 'time' },
    { column: 'users.id', kind: 'uuid' },
  ],
}

const MOST_FOLLOWERS: PagedList = {
  name: 'users.search.followers',
  direction: 'desc',
  keys: [
    { column: 'follower_counts.followers', kind: 'integer' },
    { column: 'follower_counts.created_at', kind: 'time' },
    { column: 'follower_counts.user_id', kind: 'uuid' },
  ],
}
