import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { foundFirst, isFew } from '../few.ts'
import type { Reader } from '../reader.ts'
import { itemList, itemsOf } from './itemList.ts'
import type { ItemModel } from './itemModel.ts'

const LIST = itemList('items.byOwner')

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
  if (await isFew(reader, held)) {
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
    return itemsOf(reader, await readPage(reader, LIST, request, [...single, found]))
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
  return itemsOf(reader, await readPage(reader, LIST, request, [...single, ...shared]))
}
