/** Marketplace: whose profile it is (marketplace-api, section 3). */
export const PROFILE_TYPES = ['COLLECTION', 'USER'] as const

/** Whose profile it is. */
export type ProfileType = (typeof PROFILE_TYPES)[number]

/** Marketplace: badges of a profile (marketplace-api, section 3). */
export const PROFILE_BADGES = ['VERIFIED', 'RE_VERIFIED'] as const

/** A badge of a profile. */
export type ProfileBadge = (typeof PROFILE_BADGES)[number]

/** Marketplace: states of the request for a badge (marketplace-api, section 3). */
export const PROFILE_BADGE_STATUSES = ['APPROVED', 'DECLINED', 'IN_PROCESS', 'NOT_STARTED'] as const

/** A state of the request for a badge. */
export type ProfileBadgeStatus = (typeof PROFILE_BADGE_STATUSES)[number]
