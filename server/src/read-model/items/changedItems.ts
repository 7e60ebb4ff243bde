import { parseItemId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS, itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { itemIdOf } from '../ids/texts.ts'
import { isSettled } from '../isSettled.ts'
import type { Reader } from '../reader.ts'

/** An item, and when its stored data last changed. */
export interface ChangedItem {
  readonly id: string
  readonly version: number
  readonly lastUpdatedAt: string
  readonly deleted: boolean
}

const LIST: PagedList = {
  name: 'items.changed',
  direction: 'asc',
  keys: [
    { column: 'items.db_updated_at', kind: 'time' },
    { column: 'items.id', kind: 'bytes' },
  ],
  readId: (id) => [itemKey(parseItemId(id))],
}

/**
 * Returns items, including burned ones, that the database stored a change for in a time range, in storage order.
 *
 * @param from - included
 * @param to - excluded
 */
export async function changedItems(
  reader: Reader,
  { blockchain, from, to }: { blockchain: Blockchain; from: Date; to: Date },
  request: PageRequest,
): Promise<Page<ChangedItem>> {
  const branch = reader
    .selectFrom('items')
    .select(['items.db_updated_at', 'items.id', 'items.version', 'items.deleted'])
    .where('items.chain', '=', CHAIN_NUMBERS[blockchain])
    .where('items.db_updated_at', '>=', from)
    .where('items.db_updated_at', '<', to)
    .where(isSettled('items.db_updated_at'))
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(
    page,
    page.entries.map((row) => ({
      id: itemIdOf(row.id),
      version: Number(row.version),
      lastUpdatedAt: row.db_updated_at.toISOString(),
      deleted: row.deleted,
    })),
  )
}
