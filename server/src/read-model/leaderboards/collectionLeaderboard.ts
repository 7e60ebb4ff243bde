import type {
  AnalyticsPeriod,
  LeaderboardDirection,
  LeaderboardSort,
} from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { boardPlaces, boardRows } from './boardPage.ts'
import type { LeaderboardModel } from './leaderboardModel.ts'
import { leaderboardModels } from './leaderboardModels.ts'

/** Which leaderboard to read, and how it is sorted. */
export interface LeaderboardFilter {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly period: AnalyticsPeriod
  readonly sort: LeaderboardSort
  readonly direction: LeaderboardDirection
}

/** Part of a leaderboard: how many collections to return, and how many to skip first. */
export interface OffsetRequest {
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
