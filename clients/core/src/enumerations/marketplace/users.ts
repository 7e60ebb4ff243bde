/** Marketplace: sort orders of a list of users (marketplace-api, section 3). */
export const USER_SORTS = ['DEFAULT', 'MOST_FOLLOWERS_FIRST'] as const

/** A sort order of a list of users. */
export type UserSort = (typeof USER_SORTS)[number]

/** Marketplace: notifications of users (marketplace-api, section 3). */
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

/** A notification of a user. */
export type UserNotificationType = (typeof USER_NOTIFICATION_TYPES)[number]

/** Marketplace: confirmation states of an e-mail address (marketplace-api, section 3). */
export const EMAIL_CONFIRMATION_STATUSES = [
  'ATTEMPTS_EXCEEDED',
  'CONFIRMATION',
  'CONFIRMED',
  'EXPIRED',
  'NOT_SET',
] as const

/** A confirmation state of an e-mail address. */
export type EmailConfirmationStatus = (typeof EMAIL_CONFIRMATION_STATUSES)[number]
