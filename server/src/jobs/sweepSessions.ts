import { sweepSessions as sweep } from '../users/sessions/sweepSessions.ts'
import type { Task } from './task.ts'

/** Deletes expired sessions and what sign-ins left behind. */
export const sweepSessions: Task<'sweepSessions'> = ({ writer }) => sweep(writer, new Date())
