import { sql } from 'kysely'
import { distinctKeys } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import type { Reader } from '../reader.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'

const LIST = { ...collectionList('collections.byMinter'), hasOverlaps: true }

/** Returns collections where any of the wallets may mint, as owner or minter, the latest change first. */
export async function collectionsByMinters(
  reader: Reader,
  wallets: readonly GroupAddress[],
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const keys = distinctKeys(await groupKeys(reader, wallets, undefined))
  const all = reader.selectFrom('collections').select(['collections.updated_at', 'collections.id'])
  const branches = [
    ...keys.map((key) => all.where('collections.owner', '=', key)),
    all.where(sql<boolean>`collections.minters && ${keys}::bytea[]`),
  ]
  const page = await readPage(reader, LIST, request, keys.length === 0 ? [] : branches)
  return collectionsOf(reader, page)
}
