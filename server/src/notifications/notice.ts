import type { UserNotificationType } from '@mintline/core/enumerations/marketplace'

/** Notification kinds for orders and sales. Nothing here writes announcements. */
export type NoticeKind = Exclude<UserNotificationType, 'ANNOUNCE'>

/** An amount in base units, with its currency's decimals. */
export interface Got {
  readonly amount: bigint
  readonly decimals: number
}

/** An event that concerns an account. Its user, if there is one, is notified once. */
export interface Notice {
  readonly kind: NoticeKind
  /** By `addressKey` or `walletKey`. */
  readonly account: Buffer
  /** Account that caused it, whose user is not notified; undefined = does not matter. */
  readonly by?: Buffer | null
  /** Activity that makes it unique within its kind. */
  readonly event: Buffer
  /** Activity that it is about. */
  readonly activity: Buffer
  readonly at: Date
  /** Amount that the account received; undefined = see the activity. */
  readonly got?: Got
}
