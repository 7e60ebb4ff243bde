import { refreshRanks } from './ranks/refreshRanks.ts'
import { keyOf, type Task } from './task.ts'

/** Ranks a collection's items by rarity. */
export const rankItems: Task<'rankItems'> = ({ writer }, { collection }, signal) =>
  refreshRanks(writer, keyOf(collection), signal)
