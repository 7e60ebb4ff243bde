import { isHolding } from '../../database/holdings/isHolding.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** An owner, and how many items they hold in a collection. */
export interface CollectionOwner {
  readonly owner: string
  readonly ownedItems: number
}

const LIST: PagedList = {
  name: 'collection.owners',
  direction: 'desc',
  keys: [
    { column: 'holders.items', kind: 'integer' },
    { column: 'holders.owner', kind: 'bytes' },
  ],
}

/** Returns a collection's owners, those with the most items first. Several copies of an item count once. */
export async function collectionOwners(
  reader: Reader,
  collection: Buffer,
  request: PageRequest,
): Promise<Page<CollectionOwner>> {
  const holders = reader
    .selectFrom('ownerships')
    .select(({ fn }) => ['ownerships.owner', fn.countAll<string>().as('items')])
    .where('ownerships.collection', '=', collection)
    .where(isHolding)
    .groupBy('ownerships.owner')
  const branch = reader.selectFrom(holders.as('holders')).select(['holders.items', 'holders.owner'])
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(
    page,
    page.entries.map(({ owner, items }) => ({
      owner: accountOf(owner),
      ownedItems: Number(items),
    })),
  )
}
