import type { UserNotificationType } from '@mintline/core/enumerations/marketplace'

/** Kinds that come from orders and sales. Announcements have nobody here who writes them. */
export type NoticeKind = Exclude<UserNotificationType, 'ANNOUNCE'>

/** An amount in base units of a currency that has so many decimals. */
export interface Got {
  readonly amount: bigint
  readonly decimals: number
}

/** An event that concerns an account, whose user is told of it once, if there is one. */
export interface Notice {
  readonly kind: NoticeKind
  /** By `addressKey` or `walletKey`. */
  readonly account: Buffer
  /** Account that caused it, whose user is not told of it; undefined = it does not matter. */
  readonly by?: Buffer | null
  /** Activity that makes it one of its kind. */
  readonly event: Buffer
  /** Activity that it tells of. */
  readonly activity: Buffer
  readonly at: Date
  /** Amount that the account got; undefined = the activity says it. */
  readonly got?: Got
}
