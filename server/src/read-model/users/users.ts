import { formatUnionAddress } from '@mintline/core/identifiers'
import type { LayerOne } from '@mintline/core/networks'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { isUserId, keyText, readAddressKey, userKey, walletKey } from '../../database/keys/index.ts'
import { type Moderation, moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { type FollowCounts, followCounts } from '../social/follows.ts'

/** A user as stored in the database. */
export interface UserRecord {
  readonly id: string
  /** True if only the id is left. */
  readonly isDeleted: boolean
  /** Undefined = not given. */
  readonly username: string | undefined
  readonly description: string | undefined
  readonly cover: string | undefined
  readonly picture: string | undefined
  readonly website: string | undefined
  /** Account displayed on the user's profile. */
  readonly twitterUsername: string | undefined
  /** Version of the accepted terms; 0 = none. */
  readonly acceptedTerms: number
  readonly receivesMail: boolean
  /** By notification name; those without an entry are on. */
  readonly notificationFlags: Readonly<Record<string, boolean>>
  /** Union addresses, the first added first. */
  readonly wallets: readonly string[]
  readonly moderation: Moderation
  readonly shortUrl: string | undefined
  readonly isEmailConfirmed: boolean
  readonly follows: FollowCounts
}

/** Reads users by id, in no order; unknown ones are left out. */
export async function usersByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserRecord>> {
  if (ids.length === 0) return new Map()
  const [rows, wallets, moderation, shortUrls, confirmed, follows] = await Promise.all([
    reader
      .selectFrom('users')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    reader
      .selectFrom('wallets')
      .select(['wallet', 'user_id'])
      .where('user_id', 'in', [...ids])
      .orderBy('added_at')
      .orderBy('wallet')
      .execute(),
    moderationOf(reader, ids.map(userKey)),
    shortUrlsOfUsers(reader, ids),
    reader
      .selectFrom('user_emails')
      .select('user_id')
      .where('user_id', 'in', [...ids])
      .where('confirmed_at', 'is not', null)
      .execute(),
    followCounts(reader, ids),
  ])
  const confirmedIds = new Set(confirmed.map(({ user_id }) => user_id))
  const walletsOf = groupBy(wallets, ({ user_id }) => user_id)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isDeleted: row.deleted_at !== null,
        username: row.username ?? undefined,
        description: row.description ?? undefined,
        cover: row.cover ?? undefined,
        picture: row.picture ?? undefined,
        website: row.website ?? undefined,
        twitterUsername: row.twitter_username ?? undefined,
        acceptedTerms: Number(row.accepted_terms),
        receivesMail: row.receives_mail,
        // Only the profile rules write this column.
        notificationFlags: row.notification_flags as Readonly<Record<string, boolean>>,
        wallets: (walletsOf.get(row.id) ?? []).map(({ wallet }) =>
          formatUnionAddress(readAddressKey(wallet)),
        ),
        moderation: moderation(userKey(row.id)),
        shortUrl: shortUrls.get(row.id),
        isEmailConfirmed: confirmedIds.has(row.id),
        follows: follows(row.id),
      },
    ]),
  )
}

/** Returns a user; undefined = unknown. */
export async function userById(reader: Reader, id: string): Promise<UserRecord | undefined> {
  return isUserId(id) ? (await usersByIds(reader, [id])).get(id) : undefined
}

/**
 * Returns the users behind wallets, deduplicated, in the same order as `wallets`; wallets without a user are left out.
 */
export async function usersByWallets(
  reader: Reader,
  wallets: readonly { readonly group: LayerOne; readonly address: string }[],
): Promise<UserRecord[]> {
  if (wallets.length === 0) return []
  const keys = wallets.map(({ group, address }) => walletKey({ blockchain: group, address }))
  const rows = await reader
    .selectFrom('wallets')
    .select(['wallet', 'user_id'])
    .where('wallet', '=', anyOf(keys))
    .execute()
  const owners = new Map(rows.map(({ wallet, user_id }) => [keyText(wallet), user_id]))
  const ids = new Set(keys.flatMap((key) => owners.get(keyText(key)) ?? []))
  const users = await usersByIds(reader, [...ids])
  return [...ids].flatMap((id) => users.get(id) ?? [])
}

/** Returns users in the same order as `ids`, deduplicated; unknown and deleted ones are left out. */
export async function livingUsersByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<UserRecord[]> {
  const known = [...new Set(ids)].filter(isUserId)
  const users = await usersByIds(reader, known)
  return known.flatMap((id) => {
    const user = users.get(id)
    return user === undefined || user.isDeleted ? [] : [user]
  })
}

/** Returns short URLs by user id; users without one are left out. */
async function shortUrlsOfUsers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('short_urls')
    .select(['user_id', 'url'])
    .where('user_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ user_id, url }) => [user_id ?? '', url]))
}

/** Returns a lookup for short URLs by collection key. */
export async function shortUrlsOfCollections(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<(key: Buffer) => string | undefined> {
  if (keys.length === 0) return () => undefined
  const rows = await reader
    .selectFrom('short_urls')
    .select(['collection', 'url'])
    .where('collection', '=', anyOf(keys))
    .execute()
  const urls = new Map(rows.map(({ collection, url }) => [keyText(collection ?? Buffer.of()), url]))
  return (key) => urls.get(keyText(key))
}
