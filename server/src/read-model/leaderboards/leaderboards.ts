import type {
  AnalyticsPeriod,
  LeaderboardDirection,
  LeaderboardSort,
} from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { isSmallResult } from '../smallResults.ts'
import { inCoinOf, priceWithUsd, unpricedSalesOf } from './amounts.ts'
import { type BoardRow, boardPage, boardPlaces, boardRows } from './boardPage.ts'
import { type FloorHistory, floorHistories } from './floorHistory.ts'

/** A collection on a leaderboard, as the APIs show it. */
type LeaderboardModel = ReturnType<typeof leaderboardModel>

/** Converts a row to a collection with its floor price history. */
const leaderboardModel = (row: BoardRow, floorHistory: FloorHistory) => ({
  id: collectionIdOf(row.collection),
  sales: Number(row.sale_count),
  volume: inCoinOf(row.collection, row.volume, row.volume_usd),
  ...unpricedSalesOf(row),
  floorChangePercent: row.floor_change ?? undefined,
  floorHistory,
  globalStats: {
    listed: Number(row.listed_count),
    items: Number(row.item_count),
    owners: Number(row.owner_count),
    floor: priceWithUsd(row.floor_price, row.floor_currency, row.floor_usd),
    topOffer: priceWithUsd(row.bid_price, row.bid_currency, row.bid_usd),
  },
})

/** Converts rows on a period's board to collections with their floor price histories. */
async function leaderboardModels(
  reader: Reader,
  period: AnalyticsPeriod,
  rows: readonly BoardRow[],
): Promise<LeaderboardModel[]> {
  const keys = rows.map(({ collection }) => collection)
  const historyOf = await floorHistories(reader, period, keys)
  return rows.map((row) => leaderboardModel(row, historyOf(row.collection)))
}

/** Which leaderboard to read, and how it is sorted. */
interface LeaderboardFilter {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly period: AnalyticsPeriod
  readonly sort: LeaderboardSort
  readonly direction: LeaderboardDirection
}

/** Part of a leaderboard: how many collections to return, and how many to skip first. */
interface OffsetRequest {
  readonly limit: number
  readonly offset: number
}

/** Returns collections by their sales in a period, or by other figures. */
export async function collectionLeaderboard(
  reader: Reader,
  { blockchains, ...filter }: LeaderboardFilter,
  { limit, offset }: OffsetRequest,
): Promise<LeaderboardModel[]> {
  const chains = await chainsWithData(reader, blockchains)
  const board = { ...filter, source: 'ALL', blockchains: chains } as const
  const request = { size: offset + limit, token: undefined }
  const { entries } = await boardPlaces(reader, 'leaderboard', board, request)
  const rows = await boardRows(reader, board, entries.slice(offset))
  return leaderboardModels(reader, filter.period, rows)
}

/**
 * Returns the collections on a leaderboard where owners hold items. If they hold items in more than 3,000 collections,
 * walks the board instead of finding these first.
 */
export async function leaderboardByOwner(
  reader: Reader,
  owners: readonly GroupAddress[],
  { blockchains, ...filter }: LeaderboardFilter,
  request: PageRequest,
): Promise<Page<LeaderboardModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const wallets = await groupKeys(reader, owners, chains)
  const held = reader
    .selectFrom('collection_wallets')
    .select('collection_wallets.collection')
    .where('collection_wallets.wallet', '=', anyOf(wallets))
    .where('collection_wallets.role', '=', 'OWNER')
  const board = {
    ...filter,
    source: 'ALL',
    blockchains: wallets.length === 0 ? [] : chains,
    ...((await isSmallResult(reader, held))
      ? { where: sql<boolean>`collection = any(array(${held}))` }
      : {
          walked: sql<boolean>`exists (
            select from collection_wallets as held
            where held.collection = places.collection and held.role = 'OWNER' and held.wallet = ${anyOf(wallets)}
            offset 0)`,
        }),
  } as const
  const page = await boardPage(reader, 'leaderboard.byOwner', board, request)
  return withEntries(page, await leaderboardModels(reader, filter.period, page.entries))
}
