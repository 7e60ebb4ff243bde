import type { Blockchain } from '@mintline/core/networks'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'

const LIST = collectionList('collections.byOwner')

/**
 * Collections that an owner controls, the latest change first.
 *
 * @param blockchains - those to look at; undefined = all of the owner's group
 */
export async function collectionsByOwner(
  reader: Reader,
  owner: GroupAddress,
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const keys = await groupKeys(reader, [owner], blockchains)
  const branches = keys.map((key) =>
    reader
      .selectFrom('collections')
      .select(['collections.updated_at', 'collections.id'])
      .where('collections.owner', '=', key),
  )
  return collectionsOf(reader, await readPage(reader, LIST, request, branches))
}
