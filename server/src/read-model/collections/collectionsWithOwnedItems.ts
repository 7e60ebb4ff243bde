import type { Blockchain } from '@mintline/core/networks'
import { isHolding } from '../../database/holdings/isHolding.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** A collection, and how many of its items the owners hold. */
export interface CollectionWithOwnedItems {
  readonly collection: CollectionModel
  readonly ownedItems: number
}

const LIST: PagedList = {
  name: 'collections.withOwnedItems',
  direction: 'asc',
  keys: [{ column: 'owned.collection', kind: 'bytes' }],
}

/**
 * Returns collections where owners hold items, in key order. An item that several of them hold counts once.
 *
 * @param blockchains - those to read; undefined = the owners' whole groups
 */
export async function collectionsWithOwnedItems(
  reader: Reader,
  owners: readonly GroupAddress[],
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionWithOwnedItems>> {
  const keys = await groupKeys(reader, owners, blockchains)
  const owned = reader
    .selectFrom('ownerships')
    .innerJoin('collections', 'collections.id', 'ownerships.collection')
    .select(({ fn }) => [
      'ownerships.collection',
      fn.count('ownerships.item').distinct().as('owned_items'),
    ])
    .where('ownerships.owner', 'in', keys)
    .where(isHolding)
    .groupBy('ownerships.collection')
  const branch = reader
    .selectFrom(owned.as('owned'))
    .select(['owned.collection', 'owned.owned_items'])
  const page = await readPage(reader, LIST, request, keys.length === 0 ? [] : [branch])
  const counts = new Map(
    page.entries.map((entry) => [collectionIdOf(entry.collection), Number(entry.owned_items)]),
  )
  const collections = await collectionsByKeys(
    reader,
    page.entries.map(({ collection }) => collection),
  )
  return withEntries(
    page,
    collections.map((collection) => ({ collection, ownedItems: counts.get(collection.id) ?? 0 })),
  )
}
