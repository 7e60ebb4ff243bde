import { parseItemId } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import { type Page, type PagedList, withEntries } from '../../database/page/pagedList.ts'
import type { Shown } from '../../json/kept.ts'
import type { Reader } from '../reader.ts'
import type { ItemModel } from './itemModel.ts'
import { shownItems } from './shownItems.ts'

/** Defines an item list, the latest change first. */
export function itemList(name: string): PagedList {
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
export async function itemsOf(
  reader: Reader,
  page: Page<{ readonly id: Buffer }>,
): Promise<Page<Shown<ItemModel>>> {
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, [...(await shownItems(reader, keys)).values()])
}
