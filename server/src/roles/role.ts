import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Log } from '../log/openLog.ts'
import type { Metrics } from '../metrics/openMetrics.ts'

/** Dependencies passed to a role when it starts. */
export interface RoleContext {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  /** Undefined = metrics are off. */
  readonly metrics: Metrics | undefined
}

/** A running role. */
export interface Running {
  /** Stops it, and resolves when it no longer uses the database. */
  readonly close: () => Promise<void>
  /** Base URL for its calls; undefined = it serves none. */
  readonly url?: string | undefined
}

/** Part of a server process's work. */
export interface Role {
  /** Resolves when the role is running; rejects with one sentence if it cannot start. */
  readonly start: (context: RoleContext) => Promise<Running>
}
