import { type Kysely, sql, type Transaction } from 'kysely'
import { type AuditKind, addEntry } from '../audit/addEntry.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { canBecome } from './badgeStates.ts'
import type { Decision, Signed, StartedStatus, Subject } from './decision.ts'

/**
 * Writes a decision, replacing the standing one with the same name.
 *
 * @returns true if it is new, false if the same one stands already
 * @throws `BADGE_NOT_CHANGED` if the badge's state does not allow it
 */
export function decide(
  writer: Kysely<DB>,
  subject: Subject,
  decision: Decision,
  signed: Signed,
): Promise<boolean> {
  const { name, status } = decision
  return alone(writer, async (transaction) => {
    const last = await lastOf(transaction, subject, name)
    const standing = last?.undone_at === null ? last : undefined
    if (standing?.status === status) return false
    const from = (standing?.status ?? 'NOT_STARTED') as StartedStatus | 'NOT_STARTED'
    if (status !== null && !canBecome(from, status)) {
      throw new ServerError('BADGE_NOT_CHANGED', { badge: name, id: subject.id, status: from })
    }
    const at = after(last, signed.now)
    if (standing) await end(transaction, subject, name, { ...signed, now: at })
    await transaction
      .insertInto('moderations')
      .values({
        subject: subject.key,
        kind: subject.kind,
        decision: name,
        status,
        decided_by: signed.by,
        decided_at: at,
      })
      .execute()
    await note(transaction, 'MODERATED', subject, decision, signed)
    return true
  })
}

/**
 * Undoes the standing decision. A badge request is then as if nobody had made it.
 *
 * @returns false if none stands
 */
export function undo(
  writer: Kysely<DB>,
  subject: Subject,
  name: Decision['name'],
  signed: Signed,
): Promise<boolean> {
  return alone(writer, async (transaction) => {
    const last = await lastOf(transaction, subject, name)
    if (last?.undone_at !== null) return false
    await end(transaction, subject, name, { ...signed, now: after(last, signed.now) })
    await note(transaction, 'MODERATION_UNDONE', subject, { name, status: last.status }, signed)
    return true
  })
}

/** Writes the operator's decision to the audit log, where users find decisions about themselves. */
function note(
  transaction: Transaction<DB>,
  kind: AuditKind,
  { kind: of, id }: Subject,
  { name, status }: { readonly name: string; readonly status: string | null },
  { by, now, ip }: Signed,
): Promise<void> {
  return addEntry(transaction, {
    kind,
    at: now,
    userId: of === 'USER' ? id : undefined,
    operator: by,
    subject: id,
    decision: status === null ? name : `${name} ${status}`,
    ip,
  })
}

/** Runs work under a table lock, so that two operators' decisions do not overlap. */
function alone<Result>(
  writer: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return writer.transaction().execute(async (transaction) => {
    await sql`lock table moderations in share row exclusive mode`.execute(transaction)
    return work(transaction)
  })
}

type Last = { readonly status: string | null; decided_at: Date; undone_at: Date | null }

function lastOf(
  transaction: Transaction<DB>,
  { key }: Subject,
  name: Decision['name'],
): Promise<Last | undefined> {
  return transaction
    .selectFrom('moderations')
    .select(['status', 'decided_at', 'undone_at'])
    .where('subject', '=', key)
    .where('decision', '=', name)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Returns a time later than the last decision's: times tell decisions about the same subject apart, while machine
 * clocks may differ and stand still for a millisecond.
 */
function after(last: Last | undefined, now: Date): Date {
  return last && last.decided_at >= now ? new Date(last.decided_at.getTime() + 1) : now
}

async function end(
  transaction: Transaction<DB>,
  { key }: Subject,
  name: Decision['name'],
  { by, now }: Signed,
): Promise<void> {
  await transaction
    .updateTable('moderations')
    .set({ undone_by: by, undone_at: now })
    .where('subject', '=', key)
    .where('decision', '=', name)
    .where('undone_at', 'is', null)
    .execute()
}
