import type { Blockchain } from '@mintline/core/networks'
import { distinctKeys } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'

const LIST = collectionList('collections.byOwner')

/**
 * Returns collections that the owners control, the latest change first.
 *
 * @param blockchains - those to read; undefined = the owners' whole groups
 */
export async function collectionsByOwners(
  reader: Reader,
  owners: readonly GroupAddress[],
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const keys = distinctKeys(await groupKeys(reader, owners, blockchains))
  const branches = keys.map((key) =>
    reader
      .selectFrom('collections')
      .select(['collections.updated_at', 'collections.id'])
      .where('collections.owner', '=', key),
  )
  return collectionsOf(reader, await readPage(reader, LIST, request, branches))
}
