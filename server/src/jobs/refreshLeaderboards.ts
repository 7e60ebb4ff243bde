import { refreshBoard } from './leaderboards/refreshBoard.ts'
import { duePeriods } from './leaderboards/refreshTimes.ts'
import type { Task } from './task.ts'

/** Refreshes the leaderboards for all periods, except slow ones that were written recently. */
export const refreshLeaderboards: Task<'refreshLeaderboards'> = async ({ writer }, _, signal) => {
  const now = new Date()
  for (const period of await duePeriods(writer, now)) {
    await refreshBoard(writer, period, now, signal)
  }
}
