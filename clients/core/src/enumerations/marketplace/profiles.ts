/** Marketplace: profile types (marketplace-api, section 3). */
export const PROFILE_TYPES = ['COLLECTION', 'USER'] as const

/** A profile type. */
export type ProfileType = (typeof PROFILE_TYPES)[number]

/** Marketplace: profile badges (marketplace-api, section 3). */
export const PROFILE_BADGES = ['VERIFIED', 'RE_VERIFIED'] as const

/** A profile badge. */
export type ProfileBadge = (typeof PROFILE_BADGES)[number]

/** Marketplace: badge request states (marketplace-api, section 3). */
export const PROFILE_BADGE_STATUSES = ['APPROVED', 'DECLINED', 'IN_PROCESS', 'NOT_STARTED'] as const

/** A badge request state. */
export type ProfileBadgeStatus = (typeof PROFILE_BADGE_STATUSES)[number]
