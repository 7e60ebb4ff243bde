import type { Kysely } from 'kysely'
import type { RiskList } from '../adapters/riskList.ts'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { EmailLimits } from '../read-model/users/emailStates.ts'
import type { MailLimits } from './email/mailCounts.ts'
import type { FailureLimit } from './sign-in/failureLimit.ts'
import type { NamedOrigins } from './sign-in/ownOrigins.ts'

/** Services for signing in and changing users. */
export interface UserServices {
  readonly writer: Kysely<DB>
  /** For contract wallets' signatures. */
  readonly nodes: Nodes
  readonly named: NamedOrigins
  readonly failures: FailureLimit
  /** Wallets that the operator considers risky; undefined = no list. */
  readonly risks: RiskList | undefined
  readonly limits: UserLimits
  readonly now: () => Date
}

/** Services for changes that need neither nodes nor origins. */
export type ChangeServices = Pick<UserServices, 'writer' | 'limits'>

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
