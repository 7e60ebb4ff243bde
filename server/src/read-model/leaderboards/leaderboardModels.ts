import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { Reader } from '../reader.ts'
import type { BoardRow } from './boardRow.ts'
import { floorHistories } from './floorHistory.ts'
import { type LeaderboardModel, leaderboardModel } from './leaderboardModel.ts'

/** Converts rows on a period's board to collections with their floor price histories. */
export async function leaderboardModels(
  reader: Reader,
  period: AnalyticsPeriod,
  rows: readonly BoardRow[],
): Promise<LeaderboardModel[]> {
  const keys = rows.map(({ collection }) => collection)
  const historyOf = await floorHistories(reader, period, keys)
  return rows.map((row) => leaderboardModel(row, historyOf(row.collection)))
}
