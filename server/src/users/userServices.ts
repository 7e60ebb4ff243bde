import type { Kysely } from 'kysely'
import type { RiskList } from '../adapters/riskList.ts'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { FailureLimit } from './sign-in/failureLimit.ts'
import type { NamedOrigins } from './sign-in/ownOrigins.ts'
import type { UserLimits } from './userLimits.ts'

/** With what users sign in and change. */
export interface UserServices {
  readonly writer: Kysely<DB>
  /** Asked for signatures of wallets that are contracts. */
  readonly nodes: Nodes
  readonly named: NamedOrigins
  readonly failures: FailureLimit
  /** Wallets that the operator holds to be risky; undefined = there is no list. */
  readonly risks: RiskList | undefined
  readonly limits: UserLimits
  readonly now: () => Date
}

/** With what users change what needs neither nodes nor origins. */
export type ChangeServices = Pick<UserServices, 'writer' | 'limits'>
