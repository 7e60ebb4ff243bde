import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Log } from '../log/openLog.ts'
import type { Metrics } from '../metrics/openMetrics.ts'

/** Parts that a role is given. */
export interface RoleContext {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  /** Undefined = nobody asked for them. */
  readonly metrics: Metrics | undefined
}

/** A role that has started. */
export interface Running {
  /** Ends what it does, and resolves when none of it uses the database any more. */
  readonly close: () => Promise<void>
  /** Base URL of the calls it answers; undefined = it answers none. */
  readonly url?: string | undefined
}

/** Something that a process of the server does. */
export interface Role {
  /** Resolves when the role does its work; rejects with one sentence when it cannot. */
  readonly start: (context: RoleContext) => Promise<Running>
}
