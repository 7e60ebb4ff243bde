import type { PagedList } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Maximum number of collections in a response. */
const MAX_COLLECTIONS = 1000

const LIST: PagedList = {
  name: 'collections.ofCreator',
  direction: 'asc',
  keys: [{ column: 'collection_wallets.collection', kind: 'bytes' }],
}

/** Returns the ids of collections where a creator has items, in key order. Burned items do not count. */
export async function collectionsOfCreator(
  reader: Reader,
  creator: GroupAddress,
): Promise<string[]> {
  const keys = await groupKeys(reader, [creator], undefined)
  const branches = keys.map((key) =>
    reader
      .selectFrom('collection_wallets')
      .select('collection_wallets.collection')
      .where('collection_wallets.wallet', '=', key)
      .where('collection_wallets.role', '=', 'CREATOR'),
  )
  const request = { size: MAX_COLLECTIONS, token: undefined }
  const { entries } = await readPage(reader, LIST, request, branches)
  return entries.map(({ collection }) => collectionIdOf(collection))
}
