import type { Kysely } from 'kysely'
import type { RiskList } from '../adapters/riskList.ts'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { FailureLimit } from './sign-in/failureLimit.ts'
import type { NamedOrigins } from './sign-in/ownOrigins.ts'
import type { UserLimits } from './userLimits.ts'

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
