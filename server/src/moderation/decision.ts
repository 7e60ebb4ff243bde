import type { ProfileBadge, ProfileBadgeStatus } from '@mintline/core/enumerations/marketplace'

/** Kind of a thing that is moderated. */
export type SubjectKind = 'USER' | 'COLLECTION' | 'ITEM' | 'WALLET'

/** A thing that is moderated. */
export interface Subject {
  readonly kind: SubjectKind
  readonly key: Buffer
  /** Id of it as interfaces write it. */
  readonly id: string
}

/** State of a request for a badge that somebody has started. */
export type StartedStatus = Exclude<ProfileBadgeStatus, 'NOT_STARTED'>

/** A decision of an operator about a subject. */
export type Decision =
  | { readonly name: 'BLACKLIST' | 'UNLIST'; readonly status: null }
  | { readonly name: ProfileBadge; readonly status: StartedStatus }

/** Author of a decision, and its time. */
export interface Signed {
  readonly by: string
  readonly now: Date
}
