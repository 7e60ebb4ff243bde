import { parseCollectionId, parseUnionAddress } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { groupKeys } from '../chains/groupKeys.ts'
import { isPassedOn } from '../items/isPassedOn.ts'
import type { Reader } from '../reader.ts'
import type { ProfileRecord } from './profilesByIds.ts'

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
    select count(*) as items, count(*) filter (where ${isPassedOn()}) as passed_on
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
