/** Marketplace: kinds of profiles (marketplace-api, section 3). */
export const PROFILE_TYPES = ['COLLECTION', 'USER'] as const

/** A kind of profile. */
export type ProfileType = (typeof PROFILE_TYPES)[number]

/** Marketplace: badges of a profile (marketplace-api, section 3). */
export const PROFILE_BADGES = ['VERIFIED', 'RE_VERIFIED'] as const

/** A badge of a profile. */
export type ProfileBadge = (typeof PROFILE_BADGES)[number]

/** Marketplace: states of a badge request (marketplace-api, section 3). */
export const PROFILE_BADGE_STATUSES = ['APPROVED', 'DECLINED', 'IN_PROCESS', 'NOT_STARTED'] as const

/** A state of a badge request. */
export type ProfileBadgeStatus = (typeof PROFILE_BADGE_STATUSES)[number]
