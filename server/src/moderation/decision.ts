import type { ProfileBadge, ProfileBadgeStatus } from '@mintline/core/enumerations/marketplace'

/** Kinds that can be moderated. */
export type SubjectKind = 'USER' | 'COLLECTION' | 'ITEM' | 'WALLET'

/** Moderated user, collection, item or wallet. */
export interface Subject {
  readonly kind: SubjectKind
  readonly key: Buffer
  /** Id as interfaces write it. */
  readonly id: string
}

/** State for a badge request that somebody has started. */
export type StartedStatus = Exclude<ProfileBadgeStatus, 'NOT_STARTED'>

/** An operator's decision about a subject. */
export type Decision =
  | { readonly name: 'BLACKLIST' | 'UNLIST'; readonly status: null }
  | { readonly name: ProfileBadge; readonly status: StartedStatus }

/** A decision's author and time. */
export interface Signed {
  readonly by: string
  readonly now: Date
}
