import type {
  LeaderboardPeriod,
  SourceGroup,
  TradesLeaderboardSort,
} from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { COINS } from '../../database/coins.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { isListed } from '../moderation/isListed.ts'
import type { Reader } from '../reader.ts'
import { type BoardFilter, boardPage } from './boardPage.ts'
import type { BoardSort } from './boardSorts.ts'
import { type RankingModel, rankingModel } from './rankingModel.ts'

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
  const isInCoins = sql`(chain, floor_currency) in (select chain, currency from ${COINS})`
  const conditions = [
    collections && sql`collection = any(${collections.map(collectionKey)}::bytea[])`,
    minFloor !== undefined && sql`floor_price >= ${minFloor}::numeric and ${isInCoins}`,
    maxFloor !== undefined && sql`floor_price <= ${maxFloor}::numeric and ${isInCoins}`,
    isListedOnly && isListed(sql`collection`),
  ].filter((condition) => condition !== undefined && condition !== false)
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}
