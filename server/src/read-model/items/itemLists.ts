import { type CollectionIdParts, parseItemId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { CHAIN_NUMBERS, collectionKey, itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { foundFirst, isSmallResult } from '../smallResults.ts'
import type { ItemModel } from './itemModel.ts'
import { shownItems } from './shownItems.ts'

/** Defines an item list, the latest change first. */
function itemList(name: string): PagedList {
  return {
    name,
    direction: 'desc',
    keys: [
      { column: 'items.updated_at', kind: 'time' },
      { column: 'items.id', kind: 'bytes' },
    ],
    readId: (id) => [itemKey(parseItemId(id))],
  }
}

/** Reads the items for a page of keys. */
async function itemsOf(
  reader: Reader,
  page: Page<{ readonly id: Buffer }>,
): Promise<Page<Shown<ItemModel>>> {
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, [...(await shownItems(reader, keys)).values()])
}

/** Which items to list. */
interface AllItemsFilter {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly showDeleted: boolean
  /** Range for the time of the last change, both ends included; undefined = unbounded. */
  readonly updatedFrom: Date | undefined
  readonly updatedTo: Date | undefined
}

const ALL = itemList('items')

/** Returns all items, the latest change first. */
export async function allItems(
  reader: Reader,
  { blockchains, showDeleted, updatedFrom, updatedTo }: AllItemsFilter,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.map((blockchain) =>
    reader
      .selectFrom('items')
      .select(['items.updated_at', 'items.id'])
      .where('items.chain', '=', CHAIN_NUMBERS[blockchain])
      .$if(!showDeleted, (query) => query.where('items.deleted', '=', false))
      .$if(updatedFrom !== undefined, (query) =>
        query.where('items.updated_at', '>=', updatedFrom as Date),
      )
      .$if(updatedTo !== undefined, (query) =>
        query.where('items.updated_at', '<=', updatedTo as Date),
      ),
  )
  return itemsOf(reader, await readPage(reader, ALL, request, branches))
}

const BY_COLLECTION = itemList('items.byCollection')

/** Returns a collection's items without burned ones, the latest change first. */
export async function itemsByCollection(
  reader: Reader,
  collection: CollectionIdParts,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const branch = reader
    .selectFrom('items')
    .select(['items.updated_at', 'items.id'])
    .where('items.collection', '=', collectionKey(collection))
    .where('items.deleted', '=', false)
  return itemsOf(reader, await readPage(reader, BY_COLLECTION, request, [branch]))
}

const BY_CREATOR = itemList('items.byCreator')

/**
 * Returns a creator's items without burned ones, the latest change first.
 *
 * @param blockchains - those to read; undefined = the creator's whole group
 */
export async function itemsByCreator(
  reader: Reader,
  creator: GroupAddress,
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const keys = await groupKeys(reader, [creator], blockchains)
  const items = reader
    .selectFrom('items')
    .select(['items.updated_at', 'items.id'])
    .where('items.deleted', '=', false)
  const made = items.where(sql<boolean>`items.creators && ${keys}::bytea[]`)
  const branches = (await isSmallResult(reader, made))
    ? [
        foundFirst(reader, 'items', made)
          .selectFrom('items')
          .select(['items.updated_at', 'items.id']),
      ]
    : keys.map((key) => ({
        rows: reader.selectFrom('items').selectAll().where('items.chain', '=', key.readUInt16BE()),
        table: 'items' as const,
        filter: sql<boolean>`(not items.deleted and ${key} = any(items.creators))`,
      }))
  return itemsOf(reader, await readPage(reader, BY_CREATOR, request, branches))
}

const BY_OWNER = itemList('items.byOwner')

/**
 * Returns items that an owner holds copies of, the latest item change first. An index has the owner's unshared items in
 * this order. Shared items are looked up from the owner's ownerships, or by checking each one for the owner.
 *
 * @param blockchains - those to read; undefined = the owner's whole group
 */
export async function itemsByOwner(
  reader: Reader,
  owner: GroupAddress,
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const keys = await groupKeys(reader, [owner], blockchains)
  if (keys.length === 0) return { entries: [], next: undefined }
  const rows = reader.selectFrom('items').select(['items.updated_at', 'items.id'])
  const single = keys.map((key) => rows.where('items.single_owner', '=', key))
  const held = reader
    .selectFrom('ownerships')
    .select('ownerships.item')
    .where('ownerships.owner', 'in', keys)
    .where(isHolding)
  if (await isSmallResult(reader, held)) {
    const shared = held
      .innerJoin('items', (join) =>
        join
          .onRef('items.id', '=', 'ownerships.item')
          .onRef('items.collection', '=', 'ownerships.collection'),
      )
      .clearSelect()
      .select(['items.updated_at', 'items.id'])
      .where('items.single_owner', 'is', null)
    const found = foundFirst(reader, 'items', shared)
      .selectFrom('items')
      .select(['items.updated_at', 'items.id'])
    return itemsOf(reader, await readPage(reader, BY_OWNER, request, [...single, found]))
  }
  const shared = keys.map((key) => ({
    rows: reader
      .selectFrom('items')
      .selectAll()
      .where('items.chain', '=', key.readUInt16BE())
      .where('items.single_owner', 'is', null),
    table: 'items' as const,
    // Without an offset, PostgreSQL reads and sorts all that the owner holds.
    filter: sql<boolean>`exists (
      select from ownerships
      where ownerships.item = items.id and ownerships.collection = items.collection
        and ownerships.owner = ${key} and ${isHoldingByKey} offset 0)`,
  }))
  return itemsOf(reader, await readPage(reader, BY_OWNER, request, [...single, ...shared]))
}
