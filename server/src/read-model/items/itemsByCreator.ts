import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { foundFirst, isFew } from '../few.ts'
import type { Reader } from '../reader.ts'
import { itemList, itemsOf } from './itemList.ts'
import type { ItemModel } from './itemModel.ts'

const LIST = itemList('items.byCreator')

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
  const branches = (await isFew(reader, made))
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
  return itemsOf(reader, await readPage(reader, LIST, request, branches))
}
