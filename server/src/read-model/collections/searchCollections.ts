import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { withEntries } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { foundFirst } from '../few.ts'
import { boardPlaces } from '../leaderboards/boardPage.ts'
import type { Reader } from '../reader.ts'
import { collectionList, collectionsOf } from './collectionList.ts'
import type { CollectionModel } from './collectionModel.ts'
import { type CollectionSearch, collectionConditions } from './collectionSearch.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** Sort order by sales volume in a period. */
export interface VolumeOrder {
  readonly period: LeaderboardPeriod
  readonly direction: 'ASC' | 'DESC'
}

const LIST = collectionList('collections.search')

/** Returns collections that meet all conditions, the latest change first. */
export async function searchCollections(
  reader: Reader,
  search: CollectionSearch,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const { chains, where, few } = await collectionConditions(reader, search)
  const columns = ['collections.updated_at', 'collections.id'] as const
  const branches = few
    ? [
        foundFirst(reader, 'collections', few.select(columns))
          .selectFrom('collections')
          .select(columns),
      ]
    : chains.map((chain) =>
        reader
          .selectFrom('collections')
          .select(columns)
          .where(where)
          .where('collections.chain', '=', chain),
      )
  return collectionsOf(reader, await readPage(reader, LIST, request, branches))
}

/**
 * Returns the same collections, sorted by sales. Leaves out collections newer than the board, which is at most a minute
 * old.
 */
export async function searchCollectionsByVolume(
  reader: Reader,
  search: CollectionSearch,
  order: VolumeOrder,
  request: PageRequest,
): Promise<Page<CollectionModel>> {
  const { blockchains, where, few } = await collectionConditions(reader, search)
  const isFound = few
    ? sql<boolean>`leaderboards.collection = any(array(${few.select('collections.id')}))`
    : // Without an offset, PostgreSQL reads all collections first.
      sql<boolean>`exists (
        select from collections where collections.id = leaderboards.collection and ${where} offset 0)`
  const board = { ...order, source: 'ALL', sort: 'VOLUME', blockchains, where: isFound } as const
  const page = await boardPlaces(reader, 'collections.search', board, request)
  return withEntries(page, await collectionsByKeys(reader, page.entries))
}
