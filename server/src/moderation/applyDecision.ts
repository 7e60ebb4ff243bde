import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import type { Decision, Signed, Subject } from './decision.ts'
import { findSubject } from './findSubject.ts'
import { decide, undo } from './moderate.ts'

/** A decision to make or to undo. */
export interface AskedDecision {
  /** Id of the user, collection, item or wallet. */
  readonly id: string
  readonly decision: Decision
  /** True to undo the decision with that name. */
  readonly isUndo: boolean
}

/** An applied decision: its subject and effect. */
export interface AppliedDecision {
  readonly subject: Subject
  /** False if the same decision stood already, or none stood to undo. */
  readonly isNew: boolean
}

/**
 * Makes or undoes a decision about whatever has an id.
 *
 * @throws `MODERATED_UNKNOWN`, `WALLET_NOT_MODERATED`, `BADGE_NOT_CHANGED`
 */
export async function applyDecision(
  writer: Kysely<DB>,
  { id, decision, isUndo }: AskedDecision,
  signed: Signed,
): Promise<AppliedDecision> {
  const subject = await findSubject(writer, id)
  if (subject === undefined) throw new ServerError('MODERATED_UNKNOWN', { id })
  if (subject.kind === 'WALLET' && decision.name !== 'BLACKLIST') {
    throw new ServerError('WALLET_NOT_MODERATED', { id: subject.id })
  }
  const isNew = isUndo
    ? await undo(writer, subject, decision.name, signed)
    : await decide(writer, subject, decision, signed)
  return { subject, isNew }
}
