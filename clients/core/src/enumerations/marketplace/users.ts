/** Marketplace: orders of a list of users (marketplace-api, section 3). */
export const USER_SORTS = ['DEFAULT', 'MOST_FOLLOWERS_FIRST'] as const

/** An order of a list of users. */
export type UserSort = (typeof USER_SORTS)[number]

/** Marketplace: what a user is notified of (marketplace-api, section 3). */
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

/** What a user is notified of. */
export type UserNotificationType = (typeof USER_NOTIFICATION_TYPES)[number]

/** Marketplace: states of the confirmation of an e-mail address (marketplace-api, section 3). */
export const EMAIL_CONFIRMATION_STATUSES = [
  'ATTEMPTS_EXCEEDED',
  'CONFIRMATION',
  'CONFIRMED',
  'EXPIRED',
  'NOT_SET',
] as const

/** A state of the confirmation of an e-mail address. */
export type EmailConfirmationStatus = (typeof EMAIL_CONFIRMATION_STATUSES)[number]
