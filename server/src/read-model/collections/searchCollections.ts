import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { foundFirst, isFew } from '../few.ts'
import type { Reader } from '../reader.ts'
import { findsWords } from '../search/hasWords.ts'
import { readWords } from '../search/words.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'

const LIST = collectionList('collections.search')

/**
 * Collections whose names have all words of a text, the latest change first.
 *
 * @param blockchains - those to look at; undefined = all
 */
export async function searchCollections(
  reader: Reader,
  text: string,
  blockchains: readonly Blockchain[] | undefined,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const names = await chainsWithData(reader, blockchains)
  const chains = names.map((blockchain) => CHAIN_NUMBERS[blockchain])
  if (chains.length === 0) return { entries: [], next: undefined }
  const words = await readWords(reader, text)
  const found = reader
    .selectFrom('collections')
    .select(['collections.updated_at', 'collections.id'])
    .where('collections.chain', 'in', chains)
    .where(findsWords(sql.ref('collections.search_name'), words))
  const branches = (await isFew(reader, found))
    ? [
        foundFirst(reader, 'collections', found)
          .selectFrom('collections')
          .select(['collections.updated_at', 'collections.id']),
      ]
    : chains.map((chain) => found.where('collections.chain', '=', chain))
  return collectionsOf(reader, await readPage(reader, LIST, request, branches))
}
