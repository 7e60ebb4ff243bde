import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import { parseCollectionId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { CHAIN_NUMBERS, collectionKey, distinctKeys } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { boardPlaces } from '../leaderboards/boardPage.ts'
import type { Reader } from '../reader.ts'
import { foundFirst } from '../smallResults.ts'
import type { CollectionModel } from './collectionModel.ts'
import { type CollectionSearch, collectionConditions } from './collectionSearch.ts'
import { collectionsByKeys } from './collectionsByIds.ts'

/** Defines a collection list, the latest change first. */
function collectionList(name: string): PagedList {
  return {
    name,
    direction: 'desc',
    keys: [
      { column: 'collections.updated_at', kind: 'time' },
      { column: 'collections.id', kind: 'bytes' },
    ],
    readId: (id) => [collectionKey(parseCollectionId(id))],
  }
}

/** Reads the collections for a page of keys. */
async function collectionsOf(
  reader: Reader,
  page: Page<{ readonly id: Buffer }>,
): Promise<Page<CollectionModel>> {
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, await collectionsByKeys(reader, keys))
}

const ALL = collectionList('collections')

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
  return collectionsOf(reader, await readPage(reader, ALL, request, branches))
}

const BY_MINTER = { ...collectionList('collections.byMinter'), hasOverlaps: true }

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
  const page = await readPage(reader, BY_MINTER, request, keys.length === 0 ? [] : branches)
  return collectionsOf(reader, page)
}

const BY_OWNER = collectionList('collections.byOwner')

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
  return collectionsOf(reader, await readPage(reader, BY_OWNER, request, branches))
}

/** Sort order by sales volume in a period. */
interface VolumeOrder {
  readonly period: LeaderboardPeriod
  readonly direction: 'ASC' | 'DESC'
}

const SEARCH = collectionList('collections.search')

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
  return collectionsOf(reader, await readPage(reader, SEARCH, request, branches))
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
