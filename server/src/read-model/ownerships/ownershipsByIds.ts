import {
  type CollectionIdParts,
  type OwnershipParts,
  parseOwnershipId,
} from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import { addressKey, collectionKey, itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { inOrder, rowsByKeys } from '../ids/rowsByKeys.ts'
import { originOrderKeys, readOrders } from '../orders/bestOrders.ts'
import type { Reader } from '../reader.ts'
import { OWNERSHIP_COLUMNS, type OwnershipModel, ownershipModel } from './ownershipModel.ts'

const LIST: PagedList = {
  name: 'ownerships.byCollection',
  direction: 'desc',
  keys: [
    { column: 'ownerships.updated_at', kind: 'time' },
    { column: 'ownerships.item', kind: 'bytes' },
    { column: 'ownerships.owner', kind: 'bytes' },
  ],
  readId: (id) => {
    const { item, owner } = keysOf(parseOwnershipId(id))
    return [item, owner]
  },
}

/** Returns ownerships in the same order as `ids`. Unknown ids are left out. */
export function ownershipsByIds(
  reader: Reader,
  ids: readonly OwnershipParts[],
): Promise<OwnershipModel[]> {
  return ownershipsByKeys(reader, ids.map(keysOf))
}

/** Returns the keys in an ownership id. */
export const keysOf = (id: OwnershipParts): OwnershipKeys => ({
  item: itemKey(id),
  owner: addressKey({ blockchain: id.blockchain, address: id.owner }),
})

/** An ownership's key. */
export interface OwnershipKeys {
  readonly item: Buffer
  readonly owner: Buffer
}

/** Builds the query for ownerships by pairs of keys. */
export const joinAsked = (reader: Reader, items: readonly Buffer[], owners: readonly Buffer[]) =>
  reader
    .selectFrom('ownerships')
    // PostgreSQL takes milliseconds to plan a list of pairs.
    .innerJoin(
      sql<OwnershipKeys>`unnest(${items}::bytea[], ${owners}::bytea[])`.as<'asked'>(
        sql`asked (item, owner)`,
      ),
      (join) =>
        join
          .onRef('asked.item', '=', 'ownerships.item')
          .onRef('asked.owner', '=', 'ownerships.owner'),
    )

const ownershipRows = rowsByKeys((reader, items, owners) =>
  joinAsked(reader, items, owners)
    .leftJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'ownerships.item')
        .onRef('items.collection', '=', 'ownerships.collection'),
    )
    .select(OWNERSHIP_COLUMNS)
    .select(['items.creators', 'items.creator_shares'])
    .where(isHoldingByKey),
)

/** Returns ownerships in the same order as `keys`. Owners who hold nothing are left out. */
export async function ownershipsByKeys(
  reader: Reader,
  keys: readonly OwnershipKeys[],
): Promise<OwnershipModel[]> {
  const [items, owners] = [keys.map(({ item }) => item), keys.map(({ owner }) => owner)]
  const rows = await ownershipRows(reader, items, owners)
  const orderOf = await readOrders(
    reader,
    rows.flatMap((row) => [row.sell_order, ...originOrderKeys(row)]),
  )
  return inOrder(keys.map(joined), rows, joined).map((row) => ownershipModel(row, orderOf))
}

const joined = ({ item, owner }: OwnershipKeys) => Buffer.concat([item, owner])

/** Returns an ownership; undefined = the address does not hold the item. */
export async function ownershipById(
  reader: Reader,
  id: OwnershipParts,
): Promise<OwnershipModel | undefined> {
  const [ownership] = await ownershipsByIds(reader, [id])
  return ownership
}

/** Returns ownerships in a collection, the latest change first. */
export async function ownershipsByCollection(
  reader: Reader,
  collection: CollectionIdParts,
  request: PageRequest,
): Promise<Page<OwnershipModel>> {
  const branch = reader
    .selectFrom('ownerships')
    .select(['ownerships.updated_at', 'ownerships.item', 'ownerships.owner'])
    .where('ownerships.collection', '=', collectionKey(collection))
    .where(isHolding)
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(page, await ownershipsByKeys(reader, page.entries))
}
