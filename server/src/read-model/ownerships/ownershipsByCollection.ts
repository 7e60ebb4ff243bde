import { type CollectionIdParts, parseOwnershipId } from '@mintline/core/identifiers'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { collectionKey } from '../../database/keys/index.ts'
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
