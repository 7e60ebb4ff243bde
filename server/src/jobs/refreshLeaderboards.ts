import { refreshBoard } from './leaderboards/refreshBoard.ts'
import { duePeriods } from './leaderboards/refreshTimes.ts'
import type { Task } from './task.ts'

/** Brings the leaderboards of all periods up to date, except those that took long to write a short time ago. */
export const refreshLeaderboards: Task<'refreshLeaderboards'> = async ({ writer }, _, signal) => {
  const now = new Date()
  for (const period of await duePeriods(writer, now)) {
    await refreshBoard(writer, period, now, signal)
  }
}
