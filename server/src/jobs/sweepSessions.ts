import { sweepSessions as sweep } from '../users/sessions/sweepSessions.ts'
import type { Task } from './task.ts'

/** Deletes what the sign-in of users left behind and what no longer counts. */
export const sweepSessions: Task<'sweepSessions'> = ({ writer }) => sweep(writer, new Date())
