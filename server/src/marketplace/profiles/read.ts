import { isCollectionId, parseCollectionId, parseUnionAddress } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { collectionKey, isUserId } from '../../database/keys/index.ts'
import { groupKeys } from '../../read-model/chains/chainsWithData.ts'
import { type LocalFacts, localFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { collectionsByKeys } from '../../read-model/collections/collectionsByIds.ts'
import { hasSecondaryOwner } from '../../read-model/items/itemDecisions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { type UserRecord, usersByIds } from '../../read-model/users/users.ts'

/** A user or collection with what a profile shows. */
export type ProfileRecord =
  | { readonly user: UserRecord }
  | ({ readonly collection: CollectionModel } & LocalFacts)

/** Returns profiles for users and collections in the same order as `ids`, deduplicated; unknown ones are left out. */
export async function profilesByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ProfileRecord[]> {
  const [users, collections] = await Promise.all([
    usersByIds(reader, ids.filter(isUserId)),
    collectionProfiles(reader, ids.filter(isCollectionId)),
  ])
  const found = ids.flatMap((id): readonly ProfileRecord[] => {
    const user = users.get(id)
    if (user) return [{ user }]
    const profile = isCollectionId(id) ? collections.get(idOf(keyOf(id))) : undefined
    return profile ? [profile] : []
  })
  return [...new Map(found.map((profile) => [nameOf(profile), profile])).values()]
}

const keyOf = (id: string): Buffer => collectionKey(parseCollectionId(id))

const idOf = (key: Buffer): string => key.toString('hex')

const nameOf = (profile: ProfileRecord): string =>
  'user' in profile ? profile.user.id : profile.collection.id

/** Returns collection profiles by hex key. */
async function collectionProfiles(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileRecord>> {
  const keys = ids.map(keyOf)
  const [collections, localFactsOf] = await Promise.all([
    collectionsByKeys(reader, keys),
    localFacts(reader, keys),
  ])
  return new Map(
    collections.map((collection) => {
      const key = keyOf(collection.id)
      return [idOf(key), { collection, ...localFactsOf(key) }]
    }),
  )
}

/** Counts for a user, over all wallets, or for a collection. */
export interface ProfileNumbers {
  readonly itemsCreated: number
  /** Collections that the user owns; undefined for a collection. */
  readonly collections: number | undefined
  readonly ownerships: number
  /** Ownerships with a listing. */
  readonly ownershipsWithStock: number
  /** Listed ownerships whose owner did not create the item. */
  readonly onSecondarySale: number
  /** Items with a holder who is not a creator. */
  readonly haveSecondaryOwner: number
}

/** Rows that a profile covers. */
interface Scope {
  readonly items: RawBuilder<unknown>
  readonly ownerships: RawBuilder<unknown>
  /** Wallets; undefined = a collection. */
  readonly owners: readonly Buffer[] | undefined
}

/** Counts a profile's rows one by one. */
export async function profileNumbers(
  reader: Reader,
  profile: ProfileRecord,
): Promise<ProfileNumbers> {
  const scope = await scopeOf(reader, profile)
  const [created, owned, collections] = await Promise.all([
    createdItems(reader, scope),
    ownedItems(reader, scope),
    scope.owners && ownedCollections(reader, scope.owners),
  ])
  return {
    itemsCreated: Number(created?.items ?? 0),
    collections,
    ownerships: Number(owned?.held ?? 0),
    ownershipsWithStock: Number(owned?.listed ?? 0),
    onSecondarySale: Number(owned?.resold ?? 0),
    haveSecondaryOwner: Number(created?.passed_on ?? 0),
  }
}

async function scopeOf(reader: Reader, profile: ProfileRecord): Promise<Scope> {
  if ('collection' in profile) {
    const key = collectionKey(parseCollectionId(profile.collection.id))
    const items = sql`items.collection = ${key}`
    return { items, ownerships: sql`ownerships.collection = ${key}`, owners: undefined }
  }
  const wallets = profile.user.wallets.map((wallet) => {
    const { blockchain, address } = parseUnionAddress(wallet)
    return { group: layerOneOf(blockchain), address }
  })
  const keys = await groupKeys(reader, wallets, undefined)
  return {
    items: sql`items.creators && ${keys}::bytea[]`,
    ownerships: sql`ownerships.owner = any (${keys}::bytea[])`,
    owners: keys,
  }
}

async function createdItems(reader: Reader, scope: Scope) {
  const { rows } = await sql<{ items: string; passed_on: string }>`
    select count(*) as items, count(*) filter (where ${hasSecondaryOwner()}) as passed_on
    from items where ${scope.items} and not items.deleted
  `.execute(reader)
  return rows[0]
}

async function ownedItems(reader: Reader, scope: Scope) {
  const { rows } = await sql<{ held: string; listed: string; resold: string }>`
    select count(*) as held, count(ownerships.sell_order) as listed,
      count(ownerships.sell_order) filter (where ownerships.owner <> all (items.creators)) as resold
    from ownerships
    join items on items.id = ownerships.item and items.collection = ownerships.collection
    where ${scope.ownerships} and ${isHolding}
  `.execute(reader)
  return rows[0]
}

async function ownedCollections(reader: Reader, owners: readonly Buffer[]): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from collections where owner = any (${[...owners]}::bytea[])
  `.execute(reader)
  return Number(rows[0]?.count ?? 0)
}

/** A user's like and hide counts. */
export interface UserActs {
  readonly likes: number
  /** Ownerships that are hidden and still held. */
  readonly hides: number
}

/** Counts a user's likes and hidden ownerships. */
export async function userActs(reader: Reader, userId: string): Promise<UserActs> {
  const [likes, hides] = await Promise.all([
    reader
      .selectFrom('likes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('ownership_marks')
      .innerJoin('ownerships', (join) =>
        join
          .onRef('ownerships.item', '=', 'ownership_marks.item')
          .onRef('ownerships.owner', '=', 'ownership_marks.owner')
          .onRef('ownerships.collection', '=', 'ownership_marks.collection'),
      )
      .select(sql<string>`count(*)`.as('count'))
      .where('ownership_marks.user_id', '=', userId)
      .where('ownership_marks.mark', '=', 'HIDE')
      .where(isHoldingByKey)
      .executeTakeFirstOrThrow(),
  ])
  return { likes: Number(likes.count), hides: Number(hides.count) }
}
