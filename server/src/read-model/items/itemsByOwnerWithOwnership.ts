import { parseItemId } from '@mintline/core/identifiers'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { itemKey, keyText } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { OwnershipModel } from '../ownerships/ownershipModel.ts'
import { ownershipsByKeys } from '../ownerships/ownershipsByIds.ts'
import type { Reader } from '../reader.ts'
import type { ItemModel } from './itemModel.ts'
import { shownItems } from './shownItems.ts'

/** An item, and one owner's ownership. */
export interface ItemWithOwnership {
  readonly item: Shown<ItemModel>
  readonly ownership: OwnershipModel
}

const LIST: PagedList = {
  name: 'items.byOwnerWithOwnership',
  direction: 'desc',
  keys: [
    { column: 'ownerships.updated_at', kind: 'time' },
    { column: 'ownerships.item', kind: 'bytes' },
  ],
  readId: (id) => [itemKey(parseItemId(id))],
}

/** Returns items that an owner holds copies of, each with that ownership, the latest ownership change first. */
export async function itemsByOwnerWithOwnership(
  reader: Reader,
  owner: GroupAddress,
  request: PageRequest,
): Promise<Page<ItemWithOwnership>> {
  const keys = await groupKeys(reader, [owner], undefined)
  const branches = keys.map((key) =>
    reader
      .selectFrom('ownerships')
      .select(['ownerships.updated_at', 'ownerships.item', 'ownerships.owner'])
      .where('ownerships.owner', '=', key)
      .where(isHolding),
  )
  const page = await readPage(reader, LIST, request, branches)
  const [items, ownerships] = await Promise.all([
    shownItems(
      reader,
      page.entries.map(({ item }) => item),
    ),
    ownershipsByKeys(reader, page.entries),
  ])
  const both = ownerships.flatMap((ownership) => {
    const item = items.get(keyText(ownership.keys.item))
    return item ? [{ item, ownership }] : []
  })
  return withEntries(page, both)
}
