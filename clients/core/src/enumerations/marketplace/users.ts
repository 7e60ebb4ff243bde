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
