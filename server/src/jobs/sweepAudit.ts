import { sweepEntries } from '../audit/sweepEntries.ts'
import type { Task } from './task.ts'

/** Deletes expired entries from the audit log. */
export const sweepAudit: Task<'sweepAudit'> = ({ writer, auditDays }) =>
  sweepEntries(writer, auditDays, new Date())
