import { sweepSessions as sweep } from '../users/sessions/sweepSessions.ts'
import type { Task } from './task.ts'

/** Deletes expired sessions, nonces, used proofs and mail counts. */
export const sweepSessions: Task<'sweepSessions'> = ({ writer }) => sweep(writer, new Date())
