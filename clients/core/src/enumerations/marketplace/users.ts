/** Marketplace: sort orders for user lists (marketplace-api, section 3). */
export const USER_SORTS = ['DEFAULT', 'MOST_FOLLOWERS_FIRST'] as const

/** A sort order for user lists. */
export type UserSort = (typeof USER_SORTS)[number]

/** Marketplace: user notifications (marketplace-api, section 3). */
export const USER_NOTIFICATION_TYPES = [
  'BUY',
  'ACCEPT_BID',
  'BID',
  'BID_INACTIVATION',
  'OUT_BID',
  'ROYALTY',
  'ANNOUNCE',
  'PURCHASE',
  'LISTED',
] as const

/** A user notification. */
export type UserNotificationType = (typeof USER_NOTIFICATION_TYPES)[number]

/** Marketplace: e-mail confirmation states (marketplace-api, section 3). */
export const EMAIL_CONFIRMATION_STATUSES = [
  'ATTEMPTS_EXCEEDED',
  'CONFIRMATION',
  'CONFIRMED',
  'EXPIRED',
  'NOT_SET',
] as const

/** An e-mail confirmation state. */
export type EmailConfirmationStatus = (typeof EMAIL_CONFIRMATION_STATUSES)[number]

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

/** Marketplace: how an owner offers an item (marketplace-api, section 3). */
export const OWNERSHIP_STATUSES = [
  'AUCTION',
  'FIXED_PRICE',
  'NOT_FOR_SALE',
  'OPEN_FOR_OFFERS',
] as const

/** How an owner offers an item. */
export type OwnershipStatus = (typeof OWNERSHIP_STATUSES)[number]

/** Marketplace: sort orders for ownership lists (marketplace-api, section 3). */
export const OWNERSHIP_SORTS = [
  'DEFAULT',
  'LATEST',
  'LOW_PRICE_FIRST',
  'HIGH_PRICE_FIRST',
  'AUCTION_ENDING_SOON',
  'LATEST_CREATED',
] as const

/** A sort order for ownership lists. */
export type OwnershipSort = (typeof OWNERSHIP_SORTS)[number]

/**
 * Marketplace: statistics periods: minutes (M), hours (H), then by name (marketplace-api,
 * section 3).
 */
export const STATISTICS_PERIODS = [
  'M5',
  'M30',
  'H1',
  'H6',
  'DAY',
  'WEEK',
  'MONTH',
  'TOTAL',
] as const

/** A statistics period. */
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]
