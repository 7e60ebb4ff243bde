import { sweepCounts as sweep } from '../access/sharedCounts.ts'
import type { Task } from './task.ts'

/** Deletes expired request counts. */
export const sweepCounts: Task<'sweepCounts'> = ({ writer }) => sweep(writer)
