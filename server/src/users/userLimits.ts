import type { EmailLimits } from '../read-model/users/emailStates.ts'
import type { MailLimits } from './email/mailCounts.ts'

/** Limits on users and their actions, which the operator can set. */
export interface UserLimits extends EmailLimits, MailLimits {
  /** Wallets per user. */
  readonly wallets: number
  /** Users that one user may follow. */
  readonly followings: number
  /** Seconds between two confirmation mails. */
  readonly resendSeconds: number
  /** Minutes by which a signed form's date may differ from the request time. */
  readonly formMinutes: number
  /** Characters in a name. */
  readonly nameCharacters: number
  /** Characters in a description, a link and other profile and collection texts. */
  readonly textCharacters: number
  /** Locked content's size in UTF-8 bytes. */
  readonly lockedBytes: number
  /** Characters in a report. */
  readonly reportCharacters: number
  /** Characters in a short URL. */
  readonly shortUrlLeastCharacters: number
  readonly shortUrlMostCharacters: number
  /** Reserved short URLs, in addition to the built-in ones. */
  readonly reservedUrls: readonly string[]
}
