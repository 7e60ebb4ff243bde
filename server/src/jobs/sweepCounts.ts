import { sweepCounts as sweep } from '../access/sharedCounts.ts'
import type { Task } from './task.ts'

/** Deletes counts of requests that no longer count. */
export const sweepCounts: Task<'sweepCounts'> = ({ writer }) => sweep(writer)
