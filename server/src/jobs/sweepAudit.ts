import { sweepEntries } from '../audit/sweepEntries.ts'
import type { Task } from './task.ts'

/** Deletes entries of the audit log whose time is over. */
export const sweepAudit: Task<'sweepAudit'> = ({ writer, auditDays }) =>
  sweepEntries(writer, auditDays, new Date())
