import { sweepCounts as deleteCounts } from '../access/sharedCounts.ts'
import { sweepEntries } from '../audit/sweepEntries.ts'
import { sweepSessions as deleteSessions } from '../users/sessions/sessions.ts'
import type { Task } from './task.ts'

/** Deletes expired entries from the audit log. */
export const sweepAudit: Task<'sweepAudit'> = ({ writer, auditDays }) =>
  sweepEntries(writer, auditDays, new Date())

/** Deletes expired request counts. */
export const sweepCounts: Task<'sweepCounts'> = ({ writer }) => deleteCounts(writer)

/** Deletes expired sessions, nonces, used proofs and mail counts. */
export const sweepSessions: Task<'sweepSessions'> = ({ writer }) =>
  deleteSessions(writer, new Date())
