import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'

const LIST = collectionList('collections')

/**
 * Returns all collections, the latest change first.
 *
 * @param blockchains - those to read; undefined = all
 */
export async function allCollections(
  reader: Reader,
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.map((blockchain) =>
    reader
      .selectFrom('collections')
      .select(['collections.updated_at', 'collections.id'])
      .where('collections.chain', '=', CHAIN_NUMBERS[blockchain]),
  )
  return collectionsOf(reader, await readPage(reader, LIST, request, branches))
}
