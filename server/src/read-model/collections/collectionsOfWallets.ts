import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { distinctKeys } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByIds.ts'

/** A collection, and how many of its items the owners hold. */
export interface CollectionWithOwnedItems {
  readonly collection: CollectionModel
  readonly ownedItems: number
}

const WITH_OWNED_ITEMS: PagedList = {
  name: 'collections.withOwnedItems',
  direction: 'asc',
  keys: [{ column: 'collection_wallets.collection', kind: 'bytes' }],
  hasOverlaps: true,
}

/**
 * Returns collections where owners hold items, in key order. An item that several of them hold counts once, unless they
 * hold more than 3,000 items in the collection: then it counts for each of them.
 *
 * @param blockchains - those to read; undefined = the owners' whole groups
 */
export async function collectionsWithOwnedItems(
  reader: Reader,
  owners: readonly GroupAddress[],
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionWithOwnedItems>> {
  const wallets = distinctKeys(await groupKeys(reader, owners, blockchains))
  const branches = wallets.map((wallet) =>
    reader
      .selectFrom('collection_wallets')
      .innerJoin('collections', 'collections.id', 'collection_wallets.collection')
      .select('collection_wallets.collection')
      .where('collection_wallets.wallet', '=', wallet)
      .where('collection_wallets.role', '=', 'OWNER'),
  )
  const page = await readPage(reader, WITH_OWNED_ITEMS, request, branches)
  const keys = page.entries.map(({ collection }) => collection)
  const counts = await ownedItems(reader, keys, wallets)
  const collections = await collectionsByKeys(reader, keys)
  return withEntries(
    page,
    collections.map((collection) => ({ collection, ownedItems: counts.get(collection.id) ?? 0 })),
  )
}

/** Counts the items that wallets hold, by collection id. */
async function ownedItems(
  reader: Reader,
  collections: readonly Buffer[],
  wallets: readonly Buffer[],
): Promise<ReadonlyMap<string, number>> {
  if (collections.length === 0) return new Map()
  const { rows } = await sql<{ collection: Buffer; items: string }>`
    select collection, case
      when count(*) = 1 or sum(item_count) > ${MAX_LOOKED_AT} then sum(item_count)
      else (
        select count(*) from (
          select from ownerships
          where ownerships.collection = collection_wallets.collection and ownerships.owner = ${anyOf(wallets)}
            and ${isHolding}
          group by ownerships.item
        ) as held
      ) end as items
    from collection_wallets
    where collection = ${anyOf(collections)} and role = 'OWNER' and wallet = ${anyOf(wallets)}
    group by collection`.execute(reader)
  return new Map(rows.map(({ collection, items }) => [collectionIdOf(collection), Number(items)]))
}

/** Maximum number of collections in a response. */
const MAX_COLLECTIONS = 1000

const OF_CREATOR: PagedList = {
  name: 'collections.ofCreator',
  direction: 'asc',
  keys: [{ column: 'collection_wallets.collection', kind: 'bytes' }],
}

/** Returns the ids of collections where a creator has items, in key order. Burned items do not count. */
export async function collectionsOfCreator(
  reader: Reader,
  creator: GroupAddress,
): Promise<string[]> {
  const keys = await groupKeys(reader, [creator], undefined)
  const branches = keys.map((key) =>
    reader
      .selectFrom('collection_wallets')
      .select('collection_wallets.collection')
      .where('collection_wallets.wallet', '=', key)
      .where('collection_wallets.role', '=', 'CREATOR'),
  )
  const request = { size: MAX_COLLECTIONS, token: undefined }
  const { entries } = await readPage(reader, OF_CREATOR, request, branches)
  return entries.map(({ collection }) => collectionIdOf(collection))
}
