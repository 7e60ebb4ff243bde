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
    { column: 'collection_wallets.item_count', kind: 'integer' },
    { column: 'collection_wallets.wallet', kind: 'bytes' },
  ],
}

/** Returns a collection's owners, those with the most items first. Several copies of an item count once. */
export async function collectionOwners(
  reader: Reader,
  collection: Buffer,
  request: PageRequest,
): Promise<Page<CollectionOwner>> {
  const holders = reader
    .selectFrom('collection_wallets')
    .select(['collection_wallets.item_count', 'collection_wallets.wallet'])
    .where('collection_wallets.collection', '=', collection)
    .where('collection_wallets.role', '=', 'OWNER')
  const page = await readPage(reader, LIST, request, [holders])
  return withEntries(
    page,
    page.entries.map(({ wallet, item_count }) => ({
      owner: accountOf(wallet),
      ownedItems: Number(item_count),
    })),
  )
}
