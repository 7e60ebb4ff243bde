import { type ItemParts, parseOwnershipId } from '@mintline/core/identifiers'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Reader } from '../reader.ts'
import type { OwnershipModel } from './ownershipModel.ts'
import { keysOf, ownershipsByKeys } from './ownershipsByIds.ts'

const LIST: PagedList = {
  name: 'ownerships.byItem',
  direction: 'desc',
  keys: [
    { column: 'ownerships.updated_at', kind: 'time' },
    { column: 'ownerships.owner', kind: 'bytes' },
  ],
  readId: (id) => [keysOf(parseOwnershipId(id)).owner],
}

/** Returns an item's ownerships, the latest change first. */
export async function ownershipsByItem(
  reader: Reader,
  item: ItemParts,
  request: PageRequest,
): Promise<Page<OwnershipModel>> {
  const branch = reader
    .selectFrom('ownerships')
    .select(['ownerships.updated_at', 'ownerships.item', 'ownerships.owner'])
    .where('ownerships.item', '=', itemKey(item))
    .where(isHolding)
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(page, await ownershipsByKeys(reader, page.entries))
}
