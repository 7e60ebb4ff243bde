import { refreshRanks } from './ranks/refreshRanks.ts'
import { keyOf, type Task } from './task.ts'

/** Ranks the items of a collection by rarity. */
export const rankItems: Task<'rankItems'> = ({ writer }, { collection }, signal) =>
  refreshRanks(writer, keyOf(collection), signal)
