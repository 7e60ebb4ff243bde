import type { EmailLimits } from '../read-model/users/emailStates.ts'
import type { MailLimits } from './email/mailCounts.ts'

/** Limits of users and of what they do, which an operator may set. */
export interface UserLimits extends EmailLimits, MailLimits {
  /** Wallets of a user. */
  readonly wallets: number
  /** Users whom a user may follow. */
  readonly followings: number
  /** Seconds from one mail that confirms an address to the next. */
  readonly resendSeconds: number
  /** Minutes by which the date of a signed form may differ from the time of the request. */
  readonly formMinutes: number
  /** Characters of a name. */
  readonly nameCharacters: number
  /** Characters of a description, a link and other texts of profiles and collections. */
  readonly textCharacters: number
  /** Bytes of UTF-8 of content that is locked. */
  readonly lockedBytes: number
  /** Characters of a report. */
  readonly reportCharacters: number
  /** Characters of a short URL. */
  readonly shortUrlLeastCharacters: number
  readonly shortUrlMostCharacters: number
  /** Words that cannot be short URLs, besides those that never can. */
  readonly reservedUrls: readonly string[]
}
