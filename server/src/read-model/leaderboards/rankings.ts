import type {
  LeaderboardPeriod,
  SourceGroup,
  TradesLeaderboardSort,
} from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isInCoins } from '../../database/coins.ts'
import { collectionKey, keyText, readCollectionKey } from '../../database/keys/index.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { isListed } from '../moderation/conditions.ts'
import type { Reader } from '../reader.ts'
import { watchedCollections } from '../social/watchedCollections.ts'
import { amountIn, unpricedSalesOf } from './amounts.ts'
import {
  type BoardFilter,
  type BoardRow,
  type BoardSort,
  boardPage,
  boardRows,
  NOT_ON_BOARD,
} from './boardPage.ts'
import { coinTypeOf } from './traderRanking.ts'

/** A collection in a ranking, as the APIs show it. */
export type RankingModel = ReturnType<typeof rankingModel>

/** Board columns that a ranking shows. */
type RankingRow = Pick<
  BoardRow,
  | ('collection' | 'volume' | 'volume_usd' | 'volume_usd_change' | 'copy_count')
  | ('unpriced_count' | 'unpriced_usd_count')
  | ('floor_price' | 'floor_currency' | 'floor_usd' | 'floor_change' | 'is_floor_in_coins')
  | ('listed_count' | 'item_count' | 'owner_count')
>

/**
 * Converts a row to a ranked collection. Totals leave out sales without a rate, whose number is beside them, and are
 * undefined if no sale has one.
 */
function rankingModel(row: RankingRow) {
  const coin = coinTypeOf(row.collection)
  return {
    id: collectionIdOf(row.collection),
    volumeUsd: changing(amountIn('USD', row.volume_usd), row.volume_usd_change),
    volumeNative: amountIn(coin, row.volume),
    ...unpricedSalesOf(row),
    itemsBought: Number(row.copy_count),
    floorPrice: floorOf(row),
    listed: Number(row.listed_count),
    totalItemSupply: Number(row.item_count),
    ownersCount: Number(row.owner_count),
  }
}

const changing = <Amount>(amount: Amount | undefined, percent: string | null) =>
  amount && { ...amount, changePercent: percent ?? undefined }

/** Returns the floor price if it is in coins or has a known value in US dollars: tokens are not currency types. */
function floorOf(row: RankingRow) {
  const { floor_price: price, floor_currency: currency, floor_usd: usd, collection } = row
  if (price === null || currency === null) return undefined
  if (row.is_floor_in_coins) {
    return changing(amountIn(coinTypeOf(collection), price), row.floor_change)
  }
  return changing(amountIn('USD', usd), null)
}

/**
 * Returns collections as a ranking shows them, by all sales in a period, in the same order as `ids`. Collections newer
 * than the ranking have no sales.
 */
export async function rankingsByIds(
  reader: Reader,
  period: LeaderboardPeriod,
  ids: readonly CollectionIdParts[],
): Promise<RankingModel[]> {
  const keys = ids.map(collectionKey)
  const rows = await boardRows(reader, { period, source: 'ALL' }, keys)
  const ranked = new Set(rows.map(({ collection }) => keyText(collection)))
  const newer = keys.filter((key) => !ranked.has(keyText(key)))
  const all = [...rows, ...(newer.length === 0 ? [] : await newRows(reader, newer))]
  return inOrder(keys, all, ({ collection }) => collection).map(rankingModel)
}

async function newRows(reader: Reader, keys: readonly Buffer[]): Promise<RankingRow[]> {
  const rows = await reader
    .selectFrom('collections')
    .select(['id as collection', 'floor_price', 'floor_currency', 'floor_usd'])
    .select(['listed_count', 'item_count', 'owner_count'])
    .select(isInCoins(sql.ref('chain'), sql.ref('floor_currency')).as('is_floor_in_coins'))
    .where('id', '=', anyOf(keys))
    .execute()
  return rows.map((row) => ({ ...row, ...NOT_ON_BOARD, volume_usd_change: null, copy_count: '0' }))
}

/** Ranks the collections that a user watches. */
export async function watchedRanking(
  reader: Reader,
  userId: string,
  filter: RankingFilter,
  request: PageRequest,
): Promise<Page<RankingModel>> {
  const watched = await watchedCollections(reader, userId)
  return volumeRanking(reader, { ...filter, collections: watched.map(readCollectionKey) }, request)
}

/** Which collections to rank, by which sales, and in which order. */
export interface RankingFilter {
  readonly period: LeaderboardPeriod
  readonly sort: TradesLeaderboardSort
  /** Market of the sales; undefined = all. With a market, only collections with sales there are ranked. */
  readonly source: SourceGroup | undefined
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly collections: readonly CollectionIdParts[] | undefined
  /** Floor price range in the blockchain's coin, both ends included. Collections without such a price never match. */
  readonly minFloor: string | undefined
  readonly maxFloor: string | undefined
  /** True to leave out collections that operators have unlisted. Default: false. */
  readonly isListedOnly?: boolean
}

const ORDERS: Readonly<
  Record<TradesLeaderboardSort, { readonly sort: BoardSort; readonly direction: 'ASC' | 'DESC' }>
> = {
  VOLUME_USD_ASC: { sort: 'VOLUME', direction: 'ASC' },
  VOLUME_USD_DESC: { sort: 'VOLUME', direction: 'DESC' },
  COLLECTION_ASC: { sort: 'COLLECTION', direction: 'ASC' },
  COLLECTION_DESC: { sort: 'COLLECTION', direction: 'DESC' },
}

/** Ranks collections by their sales volume in a period, or by id. */
export async function volumeRanking(
  reader: Reader,
  filter: RankingFilter,
  request: PageRequest,
): Promise<Page<RankingModel>> {
  const { period, sort, source = 'ALL' } = filter
  const blockchains = await chainsWithData(reader, filter.blockchains)
  const board: BoardFilter = {
    period,
    source,
    ...ORDERS[sort],
    blockchains,
    where: conditionOf(filter),
  }
  const page = await boardPage(reader, 'ranking', board, request)
  return withEntries(page, page.entries.map(rankingModel))
}

function conditionOf(filter: RankingFilter): RawBuilder<boolean> {
  const { collections, minFloor, maxFloor, isListedOnly } = filter
  const isShown = isInCoins(sql.ref('chain'), sql.ref('floor_currency'))
  const conditions = [
    collections && sql`collection = any(${collections.map(collectionKey)}::bytea[])`,
    minFloor !== undefined && sql`floor_price >= ${minFloor}::numeric and ${isShown}`,
    maxFloor !== undefined && sql`floor_price <= ${maxFloor}::numeric and ${isShown}`,
    isListedOnly && isListed(sql`collection`),
  ].filter((condition) => condition !== undefined && condition !== false)
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}
