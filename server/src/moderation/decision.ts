import type { ProfileBadge, ProfileBadgeStatus } from '@mintline/core/enumerations/marketplace'
import { ServerError } from '../errors/serverError.ts'

/** Kinds that can be moderated. */
export const SUBJECT_KINDS = ['USER', 'COLLECTION', 'ITEM', 'WALLET'] as const

/** Kind that can be moderated. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Moderated user, collection, item or wallet. */
export interface Subject {
  readonly kind: SubjectKind
  readonly key: Buffer
  /** Id as interfaces write it. */
  readonly id: string
}

/** States for a badge request that somebody has started. */
export const STARTED_STATUSES = [
  'IN_PROCESS',
  'APPROVED',
  'DECLINED',
] as const satisfies readonly ProfileBadgeStatus[]

/** State for a badge request that somebody has started. */
export type StartedStatus = (typeof STARTED_STATUSES)[number]

/** An operator's decision about a subject. */
export type Decision =
  | { readonly name: 'BLACKLIST' | 'UNLIST'; readonly status: null }
  | { readonly name: ProfileBadge; readonly status: StartedStatus }

/** A decision's author and time. */
export interface Signed {
  /** The operator's name, or `key:` and an API key's name. */
  readonly by: string
  readonly now: Date
  /** The caller's IP address; undefined for commands. */
  readonly ip?: string | undefined
}

/**
 * Returns the decision with a name.
 *
 * @param status - state of a badge's request; undefined = `APPROVED`
 * @throws `DECISION_INVALID` if a status is given for something else than a badge, or to undo a decision
 */
export function decisionOf(
  name: Decision['name'],
  { status, isUndo }: { readonly status: StartedStatus | undefined; readonly isUndo: boolean },
): Decision {
  if (isUndo && status !== undefined) {
    throw new ServerError('DECISION_INVALID', {
      field: 'status',
      rule: 'cannot be given for a decision to undo',
    })
  }
  if (name !== 'BLACKLIST' && name !== 'UNLIST') return { name, status: status ?? 'APPROVED' }
  if (status === undefined) return { name, status: null }
  throw new ServerError('DECISION_INVALID', { field: 'status', rule: 'belongs to badges' })
}
